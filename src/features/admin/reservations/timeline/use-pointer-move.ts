import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "./pointer-placement";

/** A mouse drags from this distance on, CSS pixels. */
const DRAG_FROM = 5;
/** A finger picks up after this time; until then it scrolls. */
const LONG_PRESS_MS = 300;
/** A finger that moves further before that scrolls. */
const SCROLL_FROM = 10;

interface PointerMove {
  /** Runs when the pointer picks up; returns whether it may. */
  readonly onStart: (start: Point) => boolean;
  readonly onMove: (point: Point) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

/**
 * Follows a pointer from `begin` on: a mouse drags at once, a finger after a long press. Escape
 * cancels.
 * @param area touches in it do not scroll while something is held
 */
export function usePointerMove(area: RefObject<HTMLElement | null>) {
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
    move: PointerMove,
  ) {
    if (button !== 0) return;
    stop.current();
    const start = { x: clientX, y: clientY };
    const isTouch = pointerType === "touch";
    const listeners = new AbortController();
    const timer = isTouch ? window.setTimeout(pickUp, LONG_PRESS_MS) : undefined;
    stop.current = () => {
      listeners.abort();
      window.clearTimeout(timer);
      if (isHeld.current) move.onCancel();
      isHeld.current = false;
    };

    function pickUp(): void {
      isHeld.current = move.onStart(start);
      if (!isHeld.current) stop.current();
    }

    function follow(event: globalThis.PointerEvent): void {
      if (event.pointerId !== pointerId) return;
      const point = { x: event.clientX, y: event.clientY };
      const distance = Math.hypot(point.x - start.x, point.y - start.y);
      if (!isHeld.current && isTouch && distance > SCROLL_FROM) stop.current();
      if (!isHeld.current && !isTouch && distance > DRAG_FROM) pickUp();
      if (isHeld.current) move.onMove(point);
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
        move.onDrop();
      }
      stop.current();
    }

    const options = { signal: listeners.signal };
    window.addEventListener("pointermove", follow, options);
    window.addEventListener("pointerup", release, options);
    window.addEventListener("pointercancel", () => stop.current(), options);
    window.addEventListener("keydown", ({ key }) => key === "Escape" && stop.current(), options);
  }

  return { begin, hasDropped: () => hasDropped.current };
}
