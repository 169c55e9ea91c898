import { reducedMotion } from '../../../design/motion';
import { SKINS, skinOf } from '../../../boards/pyramid/palette';
import type { CellText, DieColour } from '../../../boards/pyramid/view';

/** A die of the flat pyramid that is about to leave it. */
export interface Leaving {
  from: DOMRect;
  colour: DieColour | null;
  seat: number;
}

const LENGTH = 340;
const SIZE = 30;

/** Where these dice are on the flat pyramid now; the pyramid in the room has flights of its own. */
export function leaving(dice: readonly { cell: CellText; colour: DieColour | null; seat: number }[]): Leaving[] {
  if (reducedMotion()) return [];
  return dice.flatMap(({ cell, colour, seat }) => {
    const from = document.querySelector(`svg .stop[data-cell="${cell}"]`)?.getBoundingClientRect();
    return from ? [{ from, colour, seat }] : [];
  });
}

/** Lets dice fly to the trays of those who took them. */
export function fly(dice: readonly Leaving[]): void {
  for (const { from, colour, seat } of dice) {
    const tray = document.querySelector(`[data-player="${seat}"]`)?.getBoundingClientRect();
    if (!tray) continue;
    const skin = SKINS[skinOf(colour)];
    const die = document.createElement('span');
    Object.assign(die.style, {
      position: 'fixed',
      zIndex: '4',
      left: `${from.x + (from.width - SIZE) / 2}px`,
      top: `${from.y + (from.height - SIZE) / 2}px`,
      width: `${SIZE}px`,
      height: `${SIZE}px`,
      borderRadius: '7px',
      border: `2px solid ${skin.edge}`,
      background: skin.body,
      pointerEvents: 'none',
    });
    die.setAttribute('aria-hidden', 'true');
    document.body.append(die);
    const [dx, dy] = [
      tray.x + tray.width / 2 - from.x - from.width / 2,
      tray.y + tray.height / 2 - from.y - from.height / 2,
    ];
    const flight = die.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 60}px) rotate(140deg) scale(1.15)`, offset: 0.45 },
        { transform: `translate(${dx}px, ${dy}px) rotate(280deg) scale(0.6)`, opacity: 0.6 },
      ],
      { duration: LENGTH, easing: 'ease-in' },
    );
    flight.onfinish = flight.oncancel = () => die.remove();
  }
}
