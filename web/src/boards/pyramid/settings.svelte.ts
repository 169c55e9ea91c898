/** What the player chose for all games on a table, and what for one of them. */
const REMEMBERED = 'kiste.pyramid';
const BY_GAME = 'kiste.views';

/** The table in the room, or flat from above. */
export type Picture = 'room' | 'flat';

interface View {
  picture?: Picture;
  /** Whether the table in the room is seen from above. */
  above?: boolean;
}

const pictureIn = (value: unknown): Picture | null => (value === 'flat' || value === 'room' ? value : null);

function read(): Record<string, View> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(BY_GAME) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, View>) : {};
  } catch {
    return {};
  }
}

let general = $state<Picture>(pictureIn(localStorage.getItem(REMEMBERED)) ?? 'room');
let views = $state.raw(read());
let game = $state('');

/** Which game is on the table now. */
export function lookAt(next: string): void {
  game = next;
}

/** What the player chose for this game, or for all. */
export const picture = (): Picture => pictureIn(views[game]?.picture) ?? general;
/** What the player chose for this game; null if nothing. */
export const seenFromAbove = (): boolean | null => views[game]?.above ?? null;

function remember(view: View): void {
  views = { ...views, [game]: { ...views[game], ...view } };
  localStorage.setItem(BY_GAME, JSON.stringify(views));
}

export function choosePicture(next: Picture): void {
  if (game) return remember({ picture: next });
  general = next;
  if (next === 'room') localStorage.removeItem(REMEMBERED);
  else localStorage.setItem(REMEMBERED, next);
}

export function chooseAbove(above: boolean): void {
  if (game) remember({ above });
}
