import type { SeatedStay, Stay } from "../seats/seat-buckets";
import { type HeldStay, tablesOfStay } from "./held-stay";
import type { TablePlan } from "./table-plan";

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
  const taken = takenTables(plan, held, stay);
  const free = plan.groups.filter(
    ({ seats, table_ids }) => seats >= stay.party_size && table_ids.every((id) => !taken.has(id)),
  );
  const [best] = free;
  if (!best) return null;
  const same = free.find(
    ({ seats, table_ids }) =>
      seats === best.seats &&
      table_ids.length === best.table_ids.length &&
      table_ids.length === current.length &&
      table_ids.every((id) => current.includes(id)),
  );
  return (same ?? best).table_ids;
}

/**
 * Tables that are taken during a part of the stay, each with the id of a reservation that holds it.
 */
export function takenTables(
  plan: TablePlan,
  held: readonly HeldStay[],
  { start_at, end_at }: Stay,
): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const other of held) {
    if (other.start_at >= end_at || other.end_at <= start_at) continue;
    for (const id of tablesOfStay(plan, other)) taken.set(id, other.id);
  }
  return taken;
}
