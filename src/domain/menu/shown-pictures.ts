import type { Look, PageLayout } from "../tenant/look.schema";
import type { MenuItem } from "./menu.schema";

/** Rows stand in up to two columns, tiles in up to four: the dish above is so many places before. */
const MAX_COLUMNS = { rows: 2, tiles: 4 } as const;

/**
 * The dishes of a list that show their picture: all with a photograph, and those whose drawing differs
 * from the drawings of their neighbours; in a tasting menu only the first drawing, in a compact list
 * none.
 * @param items with the drawings of their kinds; a dish without one counts as different
 * @param menu how a classic page shows its lists
 */
export function shownPictures<Item extends Pick<MenuItem, "photo" | "drawing">>(
  items: readonly Item[],
  layout: PageLayout = "classic",
  menu: Look["menu"] = "rows",
): ReadonlySet<Item> {
  const drawn: MenuItem["drawing"][] = [];
  return new Set(
    items.filter(({ photo, drawing }, at) => {
      if (layout === "list") return photo;
      if (layout === "tasting") return photo || at === 0;
      const isRepeated = !photo && drawing && drawn.slice(-MAX_COLUMNS[menu]).includes(drawing);
      drawn.push(photo || isRepeated ? undefined : drawing);
      return !isRepeated;
    }),
  );
}
