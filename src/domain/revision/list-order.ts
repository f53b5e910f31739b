import { groupBy } from "../stored-data/group-by";
import type { ListPart } from "./part";

/** Last but one step of the path of a list's order; the last is the group. */
export const ORDER = "@order";

/** Ids by group, each in order. */
export function idsByGroup(
  part: ListPart,
  elements: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  return groupBy([...elements.keys()], (id) => part.groupOf(elements.get(id)));
}

/** Whether the ids common to both lists are in a different order. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const now = idsIn(after, before);
  return idsIn(before, after).some((id, index) => id !== now[index]);
}

/** The ids of `list` that are also in `other`. */
export function idsIn(list: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other);
  return list.filter((id) => known.has(id));
}

/** `first`, with the ids that only `second` has after their predecessors. */
export function withMissing(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  second.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = second.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
