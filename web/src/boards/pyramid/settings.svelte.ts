const REMEMBERED = 'kiste.pyramid';

/** The table in the room, or flat from above. */
export type Picture = 'room' | 'flat';

let choice = $state<Picture>(localStorage.getItem(REMEMBERED) === 'flat' ? 'flat' : 'room');

/** What the player chose for all pyramid games. */
export function picture(): Picture {
  return choice;
}

export function choosePicture(next: Picture): void {
  choice = next;
  if (next === 'room') localStorage.removeItem(REMEMBERED);
  else localStorage.setItem(REMEMBERED, next);
}
