import { useState } from "react";
import type { MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { findPhoto } from "../photo/find-photo";
import { PhotoPicture } from "../photo/photo-picture";
import { DishDrawing } from "./dish-drawing";
import "./dish-picture.css";

interface DishPictureProps {
  readonly item: MenuItem;
  /** Its category, for a dish whose name does not tell its kind. */
  readonly category?: MenuCategory | undefined;
  /** The restaurant's legend. */
  readonly addOns: Restaurant["add_ons"];
  /** Side of the square, CSS px. */
  readonly width: number;
}

/**
 * The photograph of a dish, or the drawing of its kind if there is none or it does not load. Loaded
 * late into a reserved square. A drawing is decorative.
 */
export function DishPicture({ item, category, addOns, width }: DishPictureProps) {
  const path = item.photo?.path;
  const [missing, setMissing] = useState<string>();
  const found = missing === path ? null : findPhoto(item.photo);
  return (
    <span className="dish-picture" style={{ "--side": `${width}px` }}>
      {found ? (
        <PhotoPicture found={found} sizes={`${width}px`} onMissing={() => setMissing(path)} />
      ) : (
        <DishDrawing item={item} category={category} addOns={addOns} width={width} />
      )}
    </span>
  );
}
