import { pointers, type Point } from '../pointers';

/** Fingers and mouse on the wheel: with a piece in the hand they carry it, else they turn the camera. */
export interface Fingers {
  /** Whether a piece is in the hand. */
  carrying(): boolean;
  /** The piece is drawn along by so many pixels; `from` is where the pointer was. */
  drag(from: Point, to: Point): void;
  /** Away from the viewer if above zero, in millimetres. */
  push(millimetres: number): void;
  /** Degrees, clockwise. */
  tilt(degrees: number): void;
  /** A second finger is on the wheel, or no longer. */
  hold(on: boolean): void;
  orbit(dx: number, dy: number): void;
  zoom(factor: number): void;
  tap(x: number, y: number): void;
}

/** Millimetres for a notch of a mouse wheel, and for a pixel between two fingers. */
const PER_NOTCH = 5;
const PER_PIXEL = 0.6;

/** The shorter way from one direction to another, in degrees. */
const turned = (from: number, to: number) => ((((to - from) * 180) / Math.PI + 540) % 360) - 180;

export function fingers(element: HTMLElement | SVGSVGElement, hands: Fingers): () => void {
  return pointers(element, {
    down(event, fingers) {
      element.setPointerCapture(event.pointerId);
      if (fingers > 1 && hands.carrying()) hands.hold(true);
    },
    drag({ from, to, pair, event }) {
      if (pair) {
        const { was, now } = pair;
        if (hands.carrying()) {
          hands.push((now.spread - was.spread) * PER_PIXEL);
          hands.tilt(turned(was.angle, now.angle));
        } else if (was.spread > 0) hands.zoom(now.spread / was.spread);
      } else if (hands.carrying() && event.buttons !== 2) hands.drag(from, to);
      else hands.orbit(to.x - from.x, to.y - from.y);
    },
    up(fingers) {
      if (fingers <= 1) hands.hold(false);
    },
    tap: ({ x, y }) => hands.tap(x, y),
    wheel(event) {
      const notches = Math.sign(event.deltaY || event.deltaX);
      if (hands.carrying()) {
        event.preventDefault();
        if (event.shiftKey || event.altKey) hands.tilt(notches * (event.altKey ? 1 : 5));
        else hands.push(-notches * PER_NOTCH);
        return;
      }
      // A wheel without Ctrl scrolls the page, unless the picture has the focus.
      if (!event.ctrlKey && !event.metaKey && !element.parentElement?.contains(document.activeElement)) return;
      event.preventDefault();
      hands.zoom(Math.exp(-notches * 0.12));
    },
  });
}
