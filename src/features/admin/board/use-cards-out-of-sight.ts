import { useEffect, useRef, useState } from "react";
import type { Order } from "@/domain/order/order.schema";

/** A card of which less is visible is out of sight. */
const VISIBLE_SHARE = 0.25;

/** Whether a card of these orders is scrolled out of sight. */
export function useCardsOutOfSight(orders: readonly Order[]): boolean {
  const [isAnyOut, setAnyOut] = useState(false);
  const known = useRef(new Map<Element, boolean>());
  useEffect(() => {
    const seen = known.current;
    const report = () => setAnyOut([...seen.values()].includes(true));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          seen.set(target, intersectionRatio < VISIBLE_SHARE);
        }
        report();
      },
      { threshold: VISIBLE_SHARE },
    );
    const cards = orders.flatMap(({ id }) => document.querySelector(`[data-order="${id}"]`) ?? []);
    for (const card of seen.keys()) if (!cards.includes(card)) seen.delete(card);
    report();
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [orders]);
  return isAnyOut;
}
