/** Mouse and fingers on a picture: which are down, what is a tap and what a drag. Knows nothing of what they mean. */
export interface Point {
  x: number;
  y: number;
}

/** Two fingers: how far apart, in which direction, and their middle. */
export interface Pair extends Point {
  spread: number;
  angle: number;
}

/** A finger that has gone on, with the second one before and after if there are two. */
export interface Drag {
  from: Point;
  to: Point;
  pair: { was: Pair; now: Pair } | null;
  event: PointerEvent;
}

export interface Pointed {
  /** `fingers` counts this one. */
  down?(event: PointerEvent, fingers: number, at: Point): void;
  /** A mouse without a button; null when it leaves, or a drag begins. */
  hover?(at: Point | null): void;
  drag(moved: Drag): void;
  /** `fingers` are still down. */
  up?(fingers: number): void;
  tap(at: Point, event: PointerEvent): void;
  wheel(event: WheelEvent, at: Point): void;
}

/** A finger trembles this much before it drags, in pixels. */
const TREMBLE = 8;

const pairOf = ([a, b]: Point[]): Pair | null =>
  a && b
    ? {
        spread: Math.hypot(a.x - b.x, a.y - b.y),
        angle: Math.atan2(b.y - a.y, b.x - a.x),
        x: (a.x + b.x) / 2,
        y: (a.y + b.y) / 2,
      }
    : null;

/** Listens on `element` until what it returns is called. */
export function pointers(element: HTMLElement | SVGSVGElement, on: Pointed): () => void {
  const down = new Map<number, Point>();
  let begun: Point | null = null;
  let dragging = false;

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const begin = () => {
    dragging = true;
    on.hover?.(null);
  };

  const listeners = {
    pointerdown(event: PointerEvent) {
      down.set(event.pointerId, at(event));
      if (down.size === 1) {
        begun = at(event);
        dragging = false;
      } else begin();
      on.down?.(event, down.size, at(event));
    },
    pointermove(event: PointerEvent) {
      const [from, to] = [down.get(event.pointerId), at(event)];
      if (!from || !begun) {
        if (event.pointerType !== 'touch') on.hover?.(to);
        return;
      }
      if (!dragging) {
        if (Math.hypot(to.x - begun.x, to.y - begun.y) < TREMBLE) return;
        begin();
        // Only a drag captures: a tap must stay a click for whoever listens beside us.
        element.setPointerCapture(event.pointerId);
      }
      const was = pairOf([...down.values()]);
      down.set(event.pointerId, to);
      const now = pairOf([...down.values()]);
      on.drag({ from, to, pair: was && now && { was, now }, event });
    },
    pointerup(event: PointerEvent) {
      if (!down.delete(event.pointerId)) return;
      on.up?.(down.size);
      if (!dragging && event.type === 'pointerup' && event.button === 0) on.tap(at(event), event);
      if (down.size === 0) begun = null;
    },
    pointercancel: (event: PointerEvent) => listeners.pointerup(event),
    pointerleave: () => on.hover?.(null),
    wheel: (event: WheelEvent) => on.wheel(event, at(event)),
    contextmenu: (event: MouseEvent) => event.preventDefault(),
  };

  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) element.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener);
  };
}
