import type { MenuItem } from "../../domain/menu/menu.schema";
import { DishRow } from "./dish-row";
import type { DishRows } from "./use-dish-rows";

/** Dishes as rows, side by side where there is room. */
export function DishList({ items, rows }: { items: readonly MenuItem[]; rows: DishRows }) {
  return (
    <ul className="menu__dishes">
      {items.map((item) => (
        <DishRow
          key={item.id}
          item={item}
          inCart={rows.counts.get(item.id) ?? 0}
          soldOut={rows.soldOut(item)}
          favourite={rows.favourites.includes(item)}
          actions={rows.actions}
        />
      ))}
    </ul>
  );
}
