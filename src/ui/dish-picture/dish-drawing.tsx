import type { MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { drawingUrl } from "./drawing-url";
import { useDishKind } from "./use-dish-kind";

interface DishDrawingProps {
  readonly item: MenuItem;
  readonly category: MenuCategory | undefined;
  /** The restaurant's legend. */
  readonly addOns: Restaurant["add_ons"];
  /** Side of the square, CSS px. */
  readonly width: number;
}

/** The drawing of a dish's kind; renders nothing until the kind is known. */
export function DishDrawing({ item, category, addOns, width }: DishDrawingProps) {
  const kind = useDishKind(item, category, addOns);
  if (!kind) return null;
  return (
    <img
      src={drawingUrl(kind)}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
    />
  );
}
