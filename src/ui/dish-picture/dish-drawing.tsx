import type { MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import { drawingUrl } from "./drawing-url";
import { useDishKind } from "./use-dish-kind";

interface DishDrawingProps {
  readonly item: MenuItem;
  readonly category: MenuCategory | undefined;
  /** Side of the square, CSS px. */
  readonly width: number;
}

/** The drawing of a dish's kind; nothing until the rules for kinds have loaded. */
export function DishDrawing({ item, category, width }: DishDrawingProps) {
  const kindOf = useDishKind();
  if (!kindOf) return null;
  return (
    <img
      src={drawingUrl(kindOf(item, category))}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
    />
  );
}
