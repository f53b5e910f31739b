import type { MenuItem, MenuOptionGroup } from "../menu.schema";
import { minOptions } from "./min-options";

/**
 * The option groups of a dish in display order: by `order`, then required before optional, radio
 * before checkbox, then by id. Firestore does not keep the order of map keys.
 */
export function sortedOptionGroups(item: Pick<MenuItem, "settings">): [string, MenuOptionGroup][] {
  return Object.entries(item.settings).sort(
    ([oneId, one], [otherId, other]) =>
      // Not a number, and so ignored, if neither has a position.
      (one.order ?? Infinity) - (other.order ?? Infinity) ||
      rank(one) - rank(other) ||
      (oneId < otherId ? -1 : Number(oneId > otherId)),
  );
}

function rank(group: MenuOptionGroup): number {
  return (minOptions(group) > 0 ? 0 : 2) + (group.type === "radio" ? 0 : 1);
}
