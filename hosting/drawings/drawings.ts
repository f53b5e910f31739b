import type { DishKind } from "@/domain/menu/dish-kinds";
import { alcoholDrawings } from "./alcohol-drawings";
import { bowlDrawings } from "./bowl-drawings";
import { boxDrawings } from "./box-drawings";
import { breadDrawings } from "./bread-drawings";
import { coldDrinkDrawings } from "./cold-drink-drawings";
import { dumplingDrawings } from "./dumpling-drawings";
import { fishDrawings } from "./fish-drawings";
import { hotDrinkDrawings } from "./hot-drink-drawings";
import { meatDrawings } from "./meat-drawings";
import { noodleSoupDrawings } from "./noodle-soup-drawings";
import { panDrawings } from "./pan-drawings";
import { plateDrawings } from "./plate-drawings";
import { saladDrawings } from "./salad-drawings";
import { soupDrawings } from "./soup-drawings";
import { sushiDrawings } from "./sushi-drawings";
import type { Drawing } from "./svg";
import { sweetDrawings } from "./sweet-drawings";

/** The drawing of every kind of dish. */
export const DRAWINGS: Readonly<Record<DishKind, Drawing>> = {
  ...alcoholDrawings,
  ...bowlDrawings,
  ...boxDrawings,
  ...breadDrawings,
  ...coldDrinkDrawings,
  ...dumplingDrawings,
  ...fishDrawings,
  ...hotDrinkDrawings,
  ...meatDrawings,
  ...noodleSoupDrawings,
  ...panDrawings,
  ...plateDrawings,
  ...saladDrawings,
  ...soupDrawings,
  ...sushiDrawings,
  ...sweetDrawings,
};
