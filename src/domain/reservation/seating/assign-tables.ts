import type { SeatedStay, Stay } from "../seats/seat-buckets";
import { type HeldStay, tablesOfStay } from "./held-stay";
import { stayIndexOf } from "./stay-index";
import type { TableGroup, TablePlan } from "./table-plan";

/**
 * The table or combination for a party: the first free one of the plan that has enough seats, so a
 * combination only if no single table fits. Null if none is free during the whole stay.
 * @param held stays of other reservations
 * @param current the party's tables so far; kept if they are as good as the best ones
 */
export function assignTables(
  plan: TablePlan,
  held: readonly HeldStay[],
  stay: SeatedStay,
  current: readonly string[] = [],
): readonly string[] | null {
  return bestTables(plan, takenTables(plan, held, stay), stay, current);
}

/**
 * {@link assignTables} where the tables that are taken during the stay are known.
 * @param taken by table id
 */
export function bestTables(
  plan: TablePlan,
  taken: ReadonlyMap<string, string>,
  { party_size }: Pick<SeatedStay, "party_size">,
  current: readonly string[] = [],
): readonly string[] | null {
  const isFree = ({ seats, table_ids }: TableGroup) =>
    seats >= party_size && table_ids.every((id) => !taken.has(id));
  const best = plan.groups.find(isFree);
  if (!best) return null;
  const same = plan.groups.find(
    (group) =>
      group.seats === best.seats &&
      group.table_ids.length === best.table_ids.length &&
      group.table_ids.length === current.length &&
      group.table_ids.every((id) => current.includes(id)) &&
      isFree(group),
  );
  return (same ?? best).table_ids;
}

/**
 * Tables that are taken during a part of the stay, each with the id of a reservation that holds it.
 */
export function takenTables(
  plan: TablePlan,
  held: readonly HeldStay[],
  stay: Stay,
): ReadonlyMap<string, string> {
  return tablesTakenBy(plan, stayIndexOf(held).during(stay));
}

/** Tables that stays occupy, each with the id of a reservation there. */
export function tablesTakenBy(
  plan: TablePlan,
  stays: readonly HeldStay[],
): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const stay of stays) {
    for (const table of tablesOfStay(plan, stay)) taken.set(table, stay.id);
  }
  return taken;
}
