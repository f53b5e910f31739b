import type { MenuItem, MenuOptionGroup } from "../menu.schema";

/**
 * The option groups of a dish in the order they are asked: what must be chosen first, single
 * choices before lists, then by id. Firestore keeps no order of a map's keys, so that the menu
 * itself cannot say.
 */
export function sortedOptionGroups(item: Pick<MenuItem, "settings">): [string, MenuOptionGroup][] {
  return Object.entries(item.settings).sort(
    ([oneId, one], [otherId, other]) =>
      rank(one) - rank(other) || (oneId < otherId ? -1 : Number(oneId > otherId)),
  );
}

function rank({ type, required, min }: MenuOptionGroup): number {
  return (required || min ? 0 : 2) + (type === "radio" ? 0 : 1);
}
