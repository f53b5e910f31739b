import type { Instant, LocalDate } from "../../time/berlin-time";
import { stayDates } from "../seats/seat-buckets";
import { assignTables } from "./assign-tables";
import { awaitsTable, type HeldStay } from "./held-stay";
import type { TablePlan } from "./table-plan";

/**
 * Places the parties that wait for a table: those booked before the restaurant listed tables, and
 * those whose table no longer exists. The earliest start goes first, then the largest party, then the
 * lowest id. Stays that are over, and parties that fit nowhere, stay as they are; so do stays that
 * last into another day than `dates`, because `held` lacks the stays that hold its tables.
 * @param held all stays of `dates`
 * @returns only the stays that got tables
 */
export function settleTables(
  plan: TablePlan,
  held: readonly HeldStay[],
  { dates, now }: { readonly dates: readonly LocalDate[]; readonly now: Instant },
): HeldStay[] {
  const waiting = held
    .filter((stay) => stay.end_at > now && awaitsTable(plan, stay))
    .filter((stay) => stayDates(stay).every((date) => dates.includes(date)))
    .toSorted(
      (one, other) =>
        one.start_at - other.start_at ||
        other.party_size - one.party_size ||
        (one.id < other.id ? -1 : 1),
    );
  const settled: HeldStay[] = [];
  let all = held;
  for (const stay of waiting) {
    const table_ids = assignTables(plan, all, stay);
    if (!table_ids) continue;
    const placed = { ...stay, table_ids };
    settled.push(placed);
    all = replaceStay(all, placed);
  }
  return settled;
}

/** The stays with one of them added or replaced. */
export function replaceStay(held: readonly HeldStay[], stay: HeldStay): HeldStay[] {
  return [...held.filter(({ id }) => id !== stay.id), stay];
}
