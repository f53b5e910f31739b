import type { Look } from "./look.schema";
import type { Restaurant } from "./restaurant.schema";

const DEFAULT_LOOK: Look = {
  layout: "classic",
  font: "bricolage",
  hero: "drawing",
  drawings: ["bowl", "dumpling", "tea"],
  menu: "rows",
  tone: "lively",
};

/** The look of a restaurant with the defaults of what it does not choose. */
export function lookOf({ look }: Pick<Restaurant, "look">): Look {
  return { ...DEFAULT_LOOK, ...look };
}
