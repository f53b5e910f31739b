import { memo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { DishRow } from "@/ui/dish/dish-row";
import { useDishRows } from "../dish/use-dish-rows";

interface DishListProps {
  readonly items: readonly MenuItem[];
  /** Leaves the dishes out of the prerendered page and reserves their space. */
  readonly isDeferred?: boolean;
}

/** A list of dish rows, in several columns on wide screens. */
export const DishList = memo(function DishList({ items, isDeferred = false }: DishListProps) {
  const rows = useDishRows(items);
  if (isDeferred && !rows.shared.isHydrated) return <ul className="menu__dishes" />;
  return (
    <ul className="menu__dishes">
      {items.map((item, index) => (
        <DishRow
          key={item.id}
          item={item}
          inCart={rows.counts[index] ?? 0}
          soldOut={rows.soldOut(item)}
          shared={rows.shared}
        />
      ))}
    </ul>
  );
});
