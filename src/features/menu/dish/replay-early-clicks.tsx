import { useEffect } from "react";
import { useMenu } from "@/data/menu-provider";
import { earlyClicksAtom } from "@/state/cart/early-clicks-atom";
import { useAtom } from "@/state/jotai-hooks";
import { useDishActions } from "./use-dish-actions";

/** Adds and opens the dishes that the guest clicked before the page was hydrated. */
export function ReplayEarlyClicks() {
  const { items } = useMenu();
  const actions = useDishActions();
  const [clicks, setClicks] = useAtom(earlyClicksAtom);
  useEffect(() => {
    if (clicks.length === 0) return;
    setClicks([]);
    for (const { kind, id } of clicks) {
      const item = items.find((dish) => dish.id === id);
      if (item) actions[kind](item);
    }
  }, [clicks, items, actions, setClicks]);
  return null;
}
