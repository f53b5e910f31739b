import type { MenuItem } from "./menu.schema";

/** Lists show up to two dishes side by side on a phone: the one above is two places before. */
const NEIGHBOURS = 2;

/**
 * The dishes of a list that show their picture: all with a photograph, and those whose drawing differs
 * from the drawings of their neighbours. The others show none.
 * @param items with the drawings of their kinds; a dish without one counts as different
 */
export function shownPictures<Item extends Pick<MenuItem, "photo" | "drawing">>(
  items: readonly Item[],
): ReadonlySet<Item> {
  const drawn: MenuItem["drawing"][] = [];
  return new Set(
    items.filter(({ photo, drawing }) => {
      const isRepeated = !photo && drawing && drawn.slice(-NEIGHBOURS).includes(drawing);
      drawn.push(photo || isRepeated ? undefined : drawing);
      return !isRepeated;
    }),
  );
}
