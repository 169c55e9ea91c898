/** Pointing at what is drawn on paper: a box, a cell or a field, on somebody's sheet or on the table. */
const THINGS = ['spot', 'cell', 'field'] as const;
const SHOWN_MS = 4000;
/** How far the ring stands off, in pixels. */
const AIR = 6;

/** What a line speaks of that is drawn on paper: the box written into, the field hopped to, the cells crossed. */
export function paperIn(line: string | null): string[] {
  const [, seat = '', word = '', rest = ''] = /^(\d): (write|hop|mark) (.*)$/.exec(line ?? '') ?? [];
  const words = rest.split(' ').filter(Boolean);
  if (word === 'write') return words.slice(1).map((spot) => `${seat}-${spot}`);
  if (word === 'hop') return words.map((field) => `0-${field}`);
  return words.slice(1).map((cell) => `${seat}-${words[0]}${cell}`);
}

/** What was touched, to be told to others; nothing if it is no such thing. Pyramids tell by themselves. */
export function placeAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || target.closest('[data-pyramid]')) return null;
  const thing = target.closest<SVGElement>(THINGS.map((each) => `[data-${each}]`).join());
  const name = thing && THINGS.map((each) => thing.dataset[each]).find((each) => each !== undefined);
  return name ? `${thing.closest<HTMLElement>('[data-sheet]')?.dataset['sheet'] ?? 0}-${name}` : null;
}

/** Draws a ring around it for a while, where it is largest; whether it is on the screen at all. */
export function ringAt(place: string): boolean {
  const [, sheet, name] = /^(\d)-([A-Za-z0-9-]+)$/.exec(place) ?? [];
  if (!sheet || !name) return false;
  const within = sheet === '0' ? [''] : [`[data-sheet="${sheet}"] `, `[data-player="${sheet}"] `];
  const selector = within.flatMap((each) => THINGS.map((thing) => `${each}[data-${thing}="${name}"]`)).join();
  const [thing] = [...document.querySelectorAll(selector)]
    .filter((each) => each.getBoundingClientRect().width > 0)
    .sort((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width);
  if (!thing) return false;
  const ring = document.createElement('span');
  ring.dataset['pointedRing'] = place;
  ring.setAttribute('aria-hidden', 'true');
  Object.assign(ring.style, {
    position: 'fixed',
    zIndex: '4',
    border: '4px solid var(--info)',
    borderRadius: '12px',
    pointerEvents: 'none',
  });
  document.body.append(ring);
  const end = performance.now() + SHOWN_MS;
  // It stays with what it is about, also while somebody scrolls.
  const follow = () => {
    if (performance.now() > end || !thing.isConnected) return ring.remove();
    const { x, y, width, height } = thing.getBoundingClientRect();
    Object.assign(ring.style, {
      left: `${x - AIR}px`,
      top: `${y - AIR}px`,
      width: `${width + 2 * AIR}px`,
      height: `${height + 2 * AIR}px`,
    });
    requestAnimationFrame(follow);
  };
  follow();
  return true;
}
