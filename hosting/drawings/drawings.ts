import { DISH_KINDS, type DishKind } from "@/domain/menu/dish-kinds";
import type { CrockeryColors } from "./crockery-colors";

export type Drawing = (colors: CrockeryColors) => string;

/** The drawing of every kind of dish. */
export const DRAWINGS = Object.fromEntries(
  DISH_KINDS.map((kind) => [
    kind,
    (c: CrockeryColors) => `<circle cx="60" cy="60" r="40" fill="${c.glaze}"/>`,
  ]),
) as Record<DishKind, Drawing>;
