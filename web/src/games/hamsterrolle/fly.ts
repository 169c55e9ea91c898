import { reducedMotion } from '../../design/motion';
import { colourOf, STAIN } from '../../boards/wheel/kit';
import type { Surface } from '../../boards/wheel/surface';
import type { Departure } from './turns.svelte';

const LENGTH = 520;
const SIZE = 26;

/** Where the stock of a player is on this screen: in the strip or on a card, whichever is shown. */
const stockOf = (seat: number): DOMRect | undefined =>
  [...document.querySelectorAll(`[data-stock-of="${seat}"]`)]
    .map((each) => each.getBoundingClientRect())
    .find(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);

/** Lets pieces fly from where they lie in a picture to the stock of whoever gets them. */
export function flyFrom(surface: Surface, box: DOMRect, seat: number, gone: readonly Departure[]): void {
  const placed = gone.map(({ piece, at }) => {
    const { x, y } = surface.placeOf(at);
    return { piece, x: box.left + x, y: box.top + y };
  });
  fly(seat, placed);
}

function fly(seat: number, pieces: readonly { piece: string; x: number; y: number }[]): void {
  const stock = stockOf(seat);
  if (!stock || reducedMotion()) return;
  pieces.forEach(({ piece, x, y }, i) => {
    const chip = document.createElement('span');
    Object.assign(chip.style, {
      position: 'fixed',
      zIndex: '4',
      left: `${x - SIZE / 2}px`,
      top: `${y - SIZE / 2}px`,
      width: `${SIZE}px`,
      height: `${SIZE}px`,
      borderRadius: '6px',
      border: '2px solid #2a211c',
      background: STAIN[colourOf(piece)],
      pointerEvents: 'none',
    });
    chip.setAttribute('aria-hidden', 'true');
    document.body.append(chip);
    const [dx, dy] = [stock.x + stock.width / 2 - x, stock.y + stock.height / 2 - y];
    const flight = chip.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 70}px) rotate(150deg) scale(1.2)`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) rotate(300deg) scale(0.5)`, opacity: 0.7 },
      ],
      { duration: LENGTH, delay: i * 90, easing: 'ease-in', fill: 'backwards' },
    );
    flight.onfinish = flight.oncancel = () => chip.remove();
  });
}
