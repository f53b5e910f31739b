import type { MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import { drawingUrl } from "./drawing-url";
import { useDishKind } from "./use-dish-kind";
import "./dish-picture.css";

interface DishPictureProps {
  readonly item: MenuItem;
  /** Its category, for a dish whose name says nothing by itself. */
  readonly category?: MenuCategory | undefined;
  /** Side of the square, CSS px. */
  readonly width: number;
}

/** The drawing of a dish's kind, loaded late into a reserved square. Decorative. */
export function DishPicture({ item, category, width }: DishPictureProps) {
  const kindOf = useDishKind();
  return (
    <span className="dish-picture" style={{ width }}>
      {kindOf ? (
        <img
          src={drawingUrl(kindOf(item, category))}
          alt=""
          width={width}
          height={width}
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  );
}
