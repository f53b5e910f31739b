import { memo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useAfterStart } from "@/ui/use-after-start";
import { DishRow } from "../dish/dish-row";
import { useDishRows } from "../dish/use-dish-rows";

interface DishListProps {
  readonly items: readonly MenuItem[];
  /** Whether descriptions and codes may follow after the page's first bytes. */
  readonly far?: boolean;
}

/** Dishes as rows, side by side where there is room. */
export const DishList = memo(function DishList({ items, far = false }: DishListProps) {
  const rows = useDishRows(items);
  const started = useAfterStart();
  const brief = !started && far;
  return (
    <ul className="menu__dishes">
      {items.map((item, at) => (
        <DishRow
          key={item.id}
          item={brief ? inBrief(item) : item}
          inCart={rows.counts[at] ?? 0}
          soldOut={rows.soldOut(item)}
          favourite={rows.favourites.includes(item.id)}
          actions={rows.actions}
          started={started}
        />
      ))}
    </ul>
  );
});

/** Without what a guest reads only when looking at the dish. */
function inBrief(item: MenuItem): MenuItem {
  return { ...item, description: undefined, add_ons: [] };
}
