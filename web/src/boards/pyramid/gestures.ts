/** Fingers and mouse on the picture: a tap, a drag, a pinch. Tells what was meant, knows no camera. */
export interface Hands {
  tap(x: number, y: number, touch: boolean): void;
  /** Null when the pointer leaves or starts to drag. */
  hover(at: { x: number; y: number } | null): void;
  /** Pixels. */
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

/** A finger trembles this much before it drags. */
const TREMBLE = 8;
/** A wheel without Ctrl scrolls the page, unless the board has the focus. */
const WHEEL = 0.0016;

export function gestures(element: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let started: { x: number; y: number } | null = null;
  let dragging = false;
  let aside = false;

  const at = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...down.values()];
    return a && b ? { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };

  const onDown = (event: PointerEvent) => {
    down.set(event.pointerId, at(event));
    if (down.size === 1) {
      started = at(event);
      dragging = false;
      aside = event.button === 2 || event.shiftKey;
    } else {
      dragging = true;
      hands.hover(null);
    }
  };
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    const here = at(event);
    if (!before) {
      if (event.pointerType !== 'touch') hands.hover(here);
      return;
    }
    if (!dragging && started && Math.hypot(here.x - started.x, here.y - started.y) > TREMBLE) {
      dragging = true;
      // Only a drag captures: a tap must stay a click for whoever listens beside us.
      element.setPointerCapture(event.pointerId);
      hands.hover(null);
    }
    const pinched = spread();
    down.set(event.pointerId, here);
    if (!dragging) return;
    const now = spread();
    if (pinched && now) {
      if (pinched.distance > 0) hands.zoom(now.distance / pinched.distance, now.x, now.y);
      hands.pan(now.x - pinched.x, now.y - pinched.y);
    } else if (aside) hands.pan(here.x - before.x, here.y - before.y);
    else hands.orbit(here.x - before.x, here.y - before.y);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    if (!dragging && event.type === 'pointerup' && event.button === 0) {
      const { x, y } = at(event);
      hands.tap(x, y, event.pointerType === 'touch');
    }
    if (down.size === 0) started = null;
  };
  const onLeave = () => hands.hover(null);
  const onWheel = (event: WheelEvent) => {
    const focused = element === document.activeElement || element.contains(document.activeElement);
    if (!event.ctrlKey && !event.metaKey && !focused) return;
    event.preventDefault();
    const { x, y } = at(event);
    hands.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 6 : 1) * WHEEL), x, y);
  };
  const onMenu = (event: MouseEvent) => event.preventDefault();

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('pointerleave', onLeave);
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('contextmenu', onMenu);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('pointerleave', onLeave);
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('contextmenu', onMenu);
  };
}
