import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** A mouse drags from this distance on, CSS pixels. */
const DRAG_FROM = 5;
/** A finger picks up after this time; until then it scrolls. */
const LONG_PRESS_MS = 300;
/** A finger that moves further before that scrolls. */
const SCROLL_FROM = 10;

/** CSS pixels from the top left corner of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointerDrag {
  /** Picks up at once: the element only serves to drag, and fingers on it never scroll. */
  readonly isHandle?: boolean;
  /** Runs when the pointer picks up; returns whether it may. */
  readonly onStart: (start: Point) => boolean;
  readonly onMove: (point: Point) => void;
  readonly onDrop: (point: Point) => void;
  readonly onCancel: () => void;
}

/**
 * Follows a pointer from `begin` on: a mouse drags at once, a finger after a long press. Escape
 * cancels.
 * @param area touches in it do not scroll while something is held
 */
export function usePointerDrag(area: RefObject<HTMLElement | null>) {
  const isHeld = useRef(false);
  const hasDropped = useRef(false);
  const stop = useRef<() => void>(() => {});

  useEffect(() => {
    const element = area.current;
    const keepStill = (event: Event) => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    // React's touch listeners are passive.
    element?.addEventListener("touchmove", keepStill, { passive: false });
    element?.addEventListener("contextmenu", keepStill);
    return () => {
      stop.current();
      element?.removeEventListener("touchmove", keepStill);
      element?.removeEventListener("contextmenu", keepStill);
    };
  }, [area]);

  function begin(
    { button, clientX, clientY, pointerId, pointerType }: PointerEvent,
    drag: PointerDrag,
  ) {
    if (button !== 0) return;
    stop.current();
    const start = { x: clientX, y: clientY };
    const isTouch = pointerType === "touch";
    const listeners = new AbortController();
    const waits = isTouch && !drag.isHandle;
    const timer = waits ? window.setTimeout(pickUp, LONG_PRESS_MS) : undefined;
    stop.current = () => {
      listeners.abort();
      window.clearTimeout(timer);
      if (isHeld.current) drag.onCancel();
      isHeld.current = false;
    };

    function pickUp(): void {
      isHeld.current = drag.onStart(start);
      if (!isHeld.current) stop.current();
    }

    function follow(event: globalThis.PointerEvent): void {
      if (event.pointerId !== pointerId) return;
      const point = pointOf(event);
      const distance = Math.hypot(point.x - start.x, point.y - start.y);
      if (!isHeld.current && waits && distance > SCROLL_FROM) stop.current();
      if (!isHeld.current && !waits && distance > DRAG_FROM) pickUp();
      if (isHeld.current) drag.onMove(point);
    }

    function release(event: globalThis.PointerEvent): void {
      if (event.pointerId !== pointerId) return;
      if (isHeld.current) {
        isHeld.current = false;
        // The click that follows belongs to the drop.
        hasDropped.current = true;
        window.setTimeout(() => {
          hasDropped.current = false;
        });
        drag.onDrop(pointOf(event));
      }
      stop.current();
    }

    function cancelByKey(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      // Dialogs and drawers around it stay open.
      if (isHeld.current) event.stopPropagation();
      stop.current();
    }

    const options = { signal: listeners.signal };
    window.addEventListener("pointermove", follow, options);
    window.addEventListener("pointerup", release, options);
    window.addEventListener("pointercancel", () => stop.current(), options);
    window.addEventListener("keydown", cancelByKey, { ...options, capture: true });
    if (drag.isHandle) pickUp();
  }

  return { begin, hasDropped: () => hasDropped.current };
}

function pointOf({ clientX, clientY }: globalThis.PointerEvent): Point {
  return { x: clientX, y: clientY };
}
