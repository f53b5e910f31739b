import { useEffect } from "react";
import { useMenu } from "@/data/menu-provider";
import { earlyDishesAtom } from "@/state/cart/early-dishes-atom";
import { useAtom } from "@/state/jotai-hooks";
import { useDishActions } from "./use-dish-actions";

/** Does for dishes that were tapped before the app listened what their buttons would have done. */
export function EarlyDishes() {
  const { items } = useMenu();
  const actions = useDishActions();
  const [early, setEarly] = useAtom(earlyDishesAtom);
  useEffect(() => {
    if (early.length === 0) return;
    setEarly([]);
    for (const id of early) {
      const item = items.find((dish) => dish.id === id);
      if (item) actions.add(item);
    }
  }, [early, items, actions, setEarly]);
  return null;
}
