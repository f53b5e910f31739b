import { type ReactNode, useLayoutEffect, useRef } from "react";
import { glide } from "./glide";

/** Places of the cards that React removes in the current commit, by id. */
const removed = new Map<string, DOMRect>();

/** A card that glides into its new column when it leaves the old one in the same render. */
export function MovingCard({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const before = removed.get(id);
    if (before) {
      const { x, y } = element.getBoundingClientRect();
      glide(element, { x: before.x - x, y: before.y - y });
    }
    return () => {
      // The element is still in the document.
      removed.set(id, element.getBoundingClientRect());
      queueMicrotask(() => removed.delete(id));
    };
  }, [id]);
  return <div ref={card}>{children}</div>;
}
