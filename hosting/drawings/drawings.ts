import type { DishKind } from "@/domain/menu/dish-kinds";
import { bowlDrawings } from "./bowl-drawings";
import { drinkDrawings } from "./drink-drawings";
import { plateDrawings } from "./plate-drawings";
import { snackDrawings } from "./snack-drawings";
import { soupDrawings } from "./soup-drawings";
import { sushiDrawings } from "./sushi-drawings";
import type { Drawing } from "./svg";
import { sweetDrawings } from "./sweet-drawings";

/** The drawing of every kind of dish. */
export const DRAWINGS: Readonly<Record<DishKind, Drawing>> = {
  ...soupDrawings,
  ...bowlDrawings,
  ...plateDrawings,
  ...sushiDrawings,
  ...snackDrawings,
  ...sweetDrawings,
  ...drinkDrawings,
};
