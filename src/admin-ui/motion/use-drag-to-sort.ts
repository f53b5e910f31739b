import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { glide } from "./glide";
import { type ItemBox, orderWhileDragging } from "./order-while-dragging";
import { scrollNearEdge } from "./scroll-near-edge";
import { type Point, usePointerDrag } from "./use-pointer-drag";

interface Dragged {
  readonly item: HTMLElement;
  /** From the top of the item to the pointer, px. */
  readonly grip: number;
  point: Point;
  /** From its place in the list to where it is shown, px. */
  offset: number;
}

interface Sorting {
  readonly setOrder: (order: readonly string[]) => void;
  readonly onOver: (key: string, point: Point | null) => void;
  readonly onDrop: (key: string, point: Point) => void;
  readonly onCancel: (key: string) => void;
}

/**
 * Sorts the children of a list by dragging. Each has `data-sort-key`; the list is their offset parent.
 * The dragged item follows the pointer, the others glide to their new places.
 */
export function useDragToSort(list: RefObject<HTMLElement | null>, sorting: Sorting) {
  const latest = useRef(sorting);
  const dragged = useRef<Dragged | null>(null);
  /** Places before a change of the order, until the items are animated; else null. */
  const before = useRef<readonly ItemBox[] | null>(null);
  const pointer = usePointerDrag(list);

  useLayoutEffect(() => {
    latest.current = sorting;
    const earlier = new Map(before.current?.map(({ key, top }) => [key, top]));
    before.current = null;
    if (earlier.size === 0) return;
    for (const item of itemsOf(list.current)) {
      const top = earlier.get(keyOf(item));
      if (item === dragged.current?.item || top === undefined) continue;
      glide(item, { x: 0, y: top - item.offsetTop });
    }
    follow(list.current, dragged.current);
  });

  /** Call it before another order is rendered. */
  function rememberPlaces(): void {
    before.current = boxesOf(list.current);
  }

  function sort(): void {
    const top = follow(list.current, dragged.current);
    if (!dragged.current || top === null) return;
    const boxes = boxesOf(list.current);
    const order = orderWhileDragging(boxes, keyOf(dragged.current.item), top);
    if (order.every((key, at) => key === boxes[at]?.key)) return;
    rememberPlaces();
    // The drop that may follow at once needs the new order.
    flushSync(() => latest.current.setOrder(order));
  }

  function scroll(): void {
    if (!dragged.current) return;
    scrollNearEdge(dragged.current.item, dragged.current.point.y);
    sort();
    requestAnimationFrame(scroll);
  }

  /** Puts the item down. @returns its key */
  function putDown({ item, offset }: Dragged): string {
    dragged.current = null;
    item.style.transform = "";
    item.style.zIndex = "";
    glide(item, { x: 0, y: offset });
    latest.current.onOver(keyOf(item), null);
    return keyOf(item);
  }

  function start(event: PointerEvent<HTMLElement>): void {
    const item = event.currentTarget.closest<HTMLElement>("[data-sort-key]");
    if (!item) return;
    pointer.begin(event, {
      isHandle: true,
      onStart: (point) => {
        for (const animation of item.getAnimations()) animation.cancel();
        const grip = point.y - item.getBoundingClientRect().top;
        dragged.current = { item, grip, point, offset: 0 };
        item.style.zIndex = "1";
        requestAnimationFrame(scroll);
        return true;
      },
      onMove: (point) => {
        if (dragged.current) dragged.current.point = point;
        sort();
        latest.current.onOver(keyOf(item), point);
      },
      onDrop: (point) => {
        if (dragged.current) latest.current.onDrop(putDown(dragged.current), point);
      },
      onCancel: () => {
        if (dragged.current) latest.current.onCancel(putDown(dragged.current));
      },
    });
  }

  return { start, rememberPlaces };
}

/** Puts the dragged item under the pointer. @returns its place in the list, px */
function follow(list: HTMLElement | null, dragged: Dragged | null): number | null {
  if (!list || !dragged) return null;
  const top = dragged.point.y - dragged.grip - list.getBoundingClientRect().top;
  dragged.offset = top - dragged.item.offsetTop;
  dragged.item.style.transform = `translateY(${dragged.offset}px)`;
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
