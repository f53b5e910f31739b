import type { PageLayout } from "../tenant/look.schema";
import type { MenuItem } from "./menu.schema";

/** Lists show up to two dishes side by side on a phone: the one above is two places before. */
const NEIGHBOURS = 2;

/**
 * The dishes of a list that show their picture: all with a photograph, and those whose drawing differs
 * from the drawings of their neighbours; in a tasting menu only the first drawing, in a compact list
 * none.
 * @param items with the drawings of their kinds; a dish without one counts as different
 */
export function shownPictures<Item extends Pick<MenuItem, "photo" | "drawing">>(
  items: readonly Item[],
  layout: PageLayout = "classic",
): ReadonlySet<Item> {
  const drawn: MenuItem["drawing"][] = [];
  return new Set(
    items.filter(({ photo, drawing }, at) => {
      if (layout === "list") return photo;
      if (layout === "tasting") return photo || at === 0;
      const isRepeated = !photo && drawing && drawn.slice(-NEIGHBOURS).includes(drawing);
      drawn.push(photo || isRepeated ? undefined : drawing);
      return !isRepeated;
    }),
  );
}
