/** A personal stopwatch for one throw. It goes on when the page is left: who has seen the throw has seen it. */
const KEPT = 'kiste.stopwatch';
const BEAT = 100;

export class Stopwatch {
  #key: () => string;
  #since = $state<number | null>(null);
  #now = $state(Date.now());

  constructor(key: () => string) {
    this.#key = key;
    $effect(() => {
      const [of, since] = (localStorage.getItem(KEPT) ?? '').split('=');
      this.#since = of === this.#key() && since ? Number(since) : null;
    });
    $effect(() => {
      if (this.#since === null) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), BEAT);
      return () => clearInterval(timer);
    });
  }

  get running(): boolean {
    return this.#since !== null;
  }

  get millis(): number {
    return this.#since === null ? 0 : Math.max(0, this.#now - this.#since);
  }

  start(): void {
    this.#since = this.#now = Date.now();
    localStorage.setItem(KEPT, `${this.#key()}=${this.#since}`);
  }

  /** The time at this moment, not at the last one shown. */
  read(): number {
    return this.#since === null ? 0 : Math.max(0, Date.now() - this.#since);
  }
}
