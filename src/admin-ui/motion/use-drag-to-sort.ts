import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { glide } from "./glide";
import { type ItemBox, orderWhileDragging } from "./order-while-dragging";
import { scrollNearEdge } from "./scroll-near-edge";

interface Drag {
  readonly item: HTMLElement;
  /** From the top of the item to the pointer, px. */
  readonly grip: number;
  clientY: number;
  /** From its place in the list to where it is shown, px. */
  offset: number;
  readonly stop: AbortController;
}

interface Sorting {
  readonly setOrder: (order: readonly string[]) => void;
  readonly onDrop: (key: string) => void;
}

/**
 * Sorts the children of a list by dragging. Each has `data-sort-key`; the list is their offset parent.
 * The dragged item follows the pointer, the others glide to their new places.
 */
export function useDragToSort(list: RefObject<HTMLElement | null>, sorting: Sorting) {
  const latest = useRef(sorting);
  const drag = useRef<Drag | null>(null);
  /** Places before a change of the order, until the items are animated; else null. */
  const before = useRef<readonly ItemBox[] | null>(null);

  useLayoutEffect(() => {
    latest.current = sorting;
    const earlier = new Map(before.current?.map(({ key, top }) => [key, top]));
    before.current = null;
    if (earlier.size === 0) return;
    for (const item of itemsOf(list.current)) {
      const top = earlier.get(keyOf(item));
      if (item === drag.current?.item || top === undefined) continue;
      glide(item, { x: 0, y: top - item.offsetTop });
    }
    follow(list.current, drag.current);
  });
  useEffect(() => () => drag.current?.stop.abort(), []);

  /** Call it before another order is rendered. */
  function rememberPlaces(): void {
    before.current = boxesOf(list.current);
  }

  function sort(): void {
    const top = follow(list.current, drag.current);
    if (!drag.current || top === null) return;
    const boxes = boxesOf(list.current);
    const order = orderWhileDragging(boxes, keyOf(drag.current.item), top);
    if (order.every((key, at) => key === boxes[at]?.key)) return;
    rememberPlaces();
    // The drop that may follow at once needs the new order.
    flushSync(() => latest.current.setOrder(order));
  }

  function scroll(): void {
    if (!drag.current) return;
    scrollNearEdge(drag.current.item, drag.current.clientY);
    sort();
    requestAnimationFrame(scroll);
  }

  function end(): void {
    if (!drag.current) return;
    const { item, offset, stop } = drag.current;
    stop.abort();
    drag.current = null;
    item.style.transform = "";
    item.style.zIndex = "";
    glide(item, { x: 0, y: offset });
    latest.current.onDrop(keyOf(item));
  }

  function start({ button, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    const item = currentTarget.closest<HTMLElement>("[data-sort-key]");
    if (button !== 0 || !item || drag.current) return;
    const stop = new AbortController();
    for (const animation of item.getAnimations()) animation.cancel();
    const grip = clientY - item.getBoundingClientRect().top;
    drag.current = { item, grip, clientY, offset: 0, stop };
    item.style.zIndex = "1";
    window.addEventListener(
      "pointermove",
      (event) => {
        if (drag.current) drag.current.clientY = event.clientY;
        sort();
      },
      { signal: stop.signal },
    );
    window.addEventListener("pointerup", end, { signal: stop.signal });
    window.addEventListener("pointercancel", end, { signal: stop.signal });
    requestAnimationFrame(scroll);
  }

  return { start, rememberPlaces };
}

/** Puts the dragged item under the pointer. @returns its place in the list, px */
function follow(list: HTMLElement | null, drag: Drag | null): number | null {
  if (!list || !drag) return null;
  const top = drag.clientY - drag.grip - list.getBoundingClientRect().top;
  drag.offset = top - drag.item.offsetTop;
  drag.item.style.transform = `translateY(${drag.offset}px)`;
  return top;
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

function boxesOf(list: HTMLElement | null): ItemBox[] {
  return itemsOf(list).map((item) => ({
    key: keyOf(item),
    top: item.offsetTop,
    height: item.offsetHeight,
  }));
}

function keyOf(item: HTMLElement): string {
  return item.dataset.sortKey ?? "";
}
