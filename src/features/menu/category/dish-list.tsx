import { memo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { DishRow } from "@/ui/dish/dish-row";
import { useDishRows } from "../dish/use-dish-rows";

interface DishListProps {
  readonly items: readonly MenuItem[];
  /** Leaves descriptions and codes out of the prerendered page. */
  readonly deferDetails?: boolean;
}

/** A list of dish rows, in several columns on wide screens. */
export const DishList = memo(function DishList({ items, deferDetails = false }: DishListProps) {
  const rows = useDishRows(items);
  const { isHydrated } = rows.shared;
  return (
    <ul className="menu__dishes">
      {items.map((item, index) => (
        <DishRow
          key={item.id}
          item={deferDetails && !isHydrated ? withoutDetails(item) : item}
          inCart={rows.counts[index] ?? 0}
          soldOut={rows.soldOut(item)}
          favourite={rows.favourites.includes(item.id)}
          shared={rows.shared}
        />
      ))}
    </ul>
  );
});

function withoutDetails(item: MenuItem): MenuItem {
  return { ...item, description: undefined, add_ons: [] };
}
