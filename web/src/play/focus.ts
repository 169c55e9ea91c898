/**
 * Where the keyboard was among the buttons of a turn. They are shut while a move is on its way and gone while others play;
 * whoever plays by keyboard shall find them where they were, and not at the other end of the page.
 */
export class KeptFocus {
  /** What tells the button from the others. */
  #kept: { choice: string | undefined; confirm: string | undefined } | null = null;

  /** Something has the focus now. */
  note(target: EventTarget | null): void {
    const button = target instanceof HTMLElement ? target.closest<HTMLElement>('footer button') : null;
    const { choice, confirm } = button?.dataset ?? {};
    this.#kept = button?.matches(':focus-visible') ? { choice, confirm } : null;
  }

  /** It is this player's turn again: back to the same button, or to the first there is, unless the focus is elsewhere. */
  restore(): void {
    const kept = this.#kept;
    if (!kept || (document.activeElement && document.activeElement !== document.body)) return;
    const open = [...document.querySelectorAll<HTMLButtonElement>('footer button:enabled')];
    const same = open.find(({ dataset }) => dataset.choice === kept.choice && dataset.confirm === kept.confirm);
    (same ?? open[0])?.focus({ preventScroll: true });
  }
}
