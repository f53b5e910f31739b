import { useEffect } from "react";
import { useMenu } from "@/data/menu-provider";
import { earlyDishesAtom } from "@/state/cart/early-dishes-atom";
import { useAtom } from "@/state/jotai-hooks";
import { useDishActions } from "./use-dish-actions";

/** Adds the dishes that the guest clicked before the page was hydrated. */
export function ReplayEarlyClicks() {
  const { items } = useMenu();
  const actions = useDishActions();
  const [ids, setIds] = useAtom(earlyDishesAtom);
  useEffect(() => {
    if (ids.length === 0) return;
    setIds([]);
    for (const id of ids) {
      const item = items.find((dish) => dish.id === id);
      if (item) actions.add(item);
    }
  }, [ids, items, actions, setIds]);
  return null;
}
