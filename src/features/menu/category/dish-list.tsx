import { memo } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { lookOf } from "@/domain/tenant/look-of";
import { DishRow } from "@/ui/dish/dish-row";
import { useDishRows } from "../dish/use-dish-rows";
import "./dish-tiles.css";

interface DishListProps {
  readonly items: readonly MenuItem[];
  /** Leaves the dishes out of the prerendered page and reserves their space. */
  readonly isDeferred?: boolean;
}

/** A list of dishes as rows, in several columns on wide screens, or as tiles. */
export const DishList = memo(function DishList({ items, isDeferred = false }: DishListProps) {
  const rows = useDishRows(items);
  const { layout, menu } = lookOf(useRestaurant());
  const isTiled = layout === "classic" && menu === "tiles";
  const className = isTiled ? "menu__dishes menu__dishes--tiles" : "menu__dishes";
  if (isDeferred && !rows.shared.isHydrated) return <ul className={className} />;
  return (
    <ul className={className}>
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
