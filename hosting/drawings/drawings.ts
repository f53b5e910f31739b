import type { DishKind } from "@/domain/tenant/dish-kinds";
import { alcoholDrawings } from "./kinds/alcohol-drawings";
import { bowlDrawings } from "./kinds/bowl-drawings";
import { boxDrawings } from "./kinds/box-drawings";
import { breadDrawings } from "./kinds/bread-drawings";
import { coldDrinkDrawings } from "./kinds/cold-drink-drawings";
import { dumplingDrawings } from "./kinds/dumpling-drawings";
import { fishDrawings } from "./kinds/fish-drawings";
import { hotDrinkDrawings } from "./kinds/hot-drink-drawings";
import { meatDrawings } from "./kinds/meat-drawings";
import { noodleSoupDrawings } from "./kinds/noodle-soup-drawings";
import { panDrawings } from "./kinds/pan-drawings";
import { plateDrawings } from "./kinds/plate-drawings";
import { saladDrawings } from "./kinds/salad-drawings";
import { soupDrawings } from "./kinds/soup-drawings";
import { sushiDrawings } from "./kinds/sushi-drawings";
import { sweetDrawings } from "./kinds/sweet-drawings";
import type { Drawing } from "./parts/svg";

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
