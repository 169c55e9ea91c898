import { pointers, type Point } from '../pointers';

/** Fingers and mouse on the picture: a tap, a drag, a pinch. Tells what was meant, knows no camera. */
export interface Hands {
  /** A first finger comes down: whatever a tap means is what lies there now. */
  press(x: number, y: number, touch: boolean): void;
  /** It went up again in the same place. */
  tap(): void;
  /** Null when the pointer leaves or starts to drag. */
  hover(at: Point | null): void;
  /** Pixels. */
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

/** How much a pixel of a mouse wheel magnifies, as an exponent. */
const WHEEL = 0.0016;

export function gestures(element: HTMLElement, hands: Hands): () => void {
  let aside = false;
  return pointers(element, {
    down(event, fingers, { x, y }) {
      if (fingers !== 1) return;
      aside = event.button === 2 || event.shiftKey;
      hands.press(x, y, event.pointerType === 'touch');
    },
    hover: (at) => hands.hover(at),
    drag({ from, to, pair }) {
      if (pair) {
        const { was, now } = pair;
        if (was.spread > 0) hands.zoom(now.spread / was.spread, now.x, now.y);
        hands.pan(now.x - was.x, now.y - was.y);
      } else if (aside) hands.pan(to.x - from.x, to.y - from.y);
      else hands.orbit(to.x - from.x, to.y - from.y);
    },
    tap: () => hands.tap(),
    wheel(event, { x, y }) {
      // A wheel without Ctrl scrolls the page, unless the board has the focus.
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      hands.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 6 : 1) * WHEEL), x, y);
    },
  });
}
