/** Fingers and mouse on the wheel: with a piece in the hand they carry it, else they turn the camera. */
export interface Fingers {
  /** Whether a piece is in the hand. */
  carrying(): boolean;
  /** The piece is drawn along by so many pixels; `from` is where the pointer was. */
  drag(from: { x: number; y: number }, to: { x: number; y: number }): void;
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

const TREMBLE = 8;
/** Millimetres for a notch of a mouse wheel, and for a pixel between two fingers. */
const PER_NOTCH = 5;
const PER_PIXEL = 0.6;

export function fingers(element: HTMLElement | SVGSVGElement, hands: Fingers): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let begun: { x: number; y: number } | null = null;
  let dragging = false;

  const at = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pair = () => {
    const [a, b] = [...down.values()];
    return a && b ? { spread: Math.hypot(a.x - b.x, a.y - b.y), angle: Math.atan2(b.y - a.y, b.x - a.x) } : null;
  };
  const onDown = (event: PointerEvent) => {
    down.set(event.pointerId, at(event));
    element.setPointerCapture(event.pointerId);
    if (down.size === 1) {
      begun = at(event);
      dragging = false;
    } else if (hands.carrying()) hands.hold(true);
  };
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before || !begun) return;
    const here = at(event);
    if (!dragging && Math.hypot(here.x - begun.x, here.y - begun.y) < TREMBLE) return;
    dragging = true;
    const was = pair();
    down.set(event.pointerId, here);
    const now = pair();
    if (was && now) {
      if (hands.carrying()) {
        hands.push((now.spread - was.spread) * PER_PIXEL);
        hands.tilt(((((now.angle - was.angle) * 180) / Math.PI + 540) % 360) - 180);
      } else if (was.spread > 0) hands.zoom(now.spread / was.spread);
    } else if (hands.carrying() && event.buttons !== 2) hands.drag(before, here);
    else hands.orbit(here.x - before.x, here.y - before.y);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    if (down.size <= 1) hands.hold(false);
    if (!dragging && event.type === 'pointerup' && down.size === 0) {
      const { x, y } = at(event);
      hands.tap(x, y);
    }
  };
  const onWheel = (event: WheelEvent) => {
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
  };
  const onMenu = (event: MouseEvent) => event.preventDefault();

  // What HTML and drawings have in common, as types go.
  const target = element as HTMLElement;
  target.addEventListener('pointerdown', onDown);
  target.addEventListener('pointermove', onMove);
  target.addEventListener('pointerup', onUp);
  target.addEventListener('pointercancel', onUp);
  target.addEventListener('wheel', onWheel, { passive: false });
  target.addEventListener('contextmenu', onMenu);
  return () => {
    target.removeEventListener('pointerdown', onDown);
    target.removeEventListener('pointermove', onMove);
    target.removeEventListener('pointerup', onUp);
    target.removeEventListener('pointercancel', onUp);
    target.removeEventListener('wheel', onWheel);
    target.removeEventListener('contextmenu', onMenu);
  };
}
