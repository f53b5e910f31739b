import type { Instant, LocalDate } from "../../time/berlin-time";
import { stayDates } from "../seats/seat-buckets";
import { bestTables, tablesTakenBy } from "./assign-tables";
import { awaitsTable, type HeldStay, tablesOfStay } from "./held-stay";
import { indexStays } from "./stay-index";
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
  if (waiting.length === 0) return [];
  const index = indexStays(held.filter((stay) => tablesOfStay(plan, stay).length > 0));
  return waiting.flatMap((stay) => {
    const table_ids = bestTables(plan, tablesTakenBy(plan, index.during(stay)), stay);
    if (!table_ids) return [];
    const placed = { ...stay, table_ids };
    index.add(placed);
    return placed;
  });
}

/** Adds or replaces some of the stays; keeps the order of the list. */
export function replaceStays(
  held: readonly HeldStay[],
  stays: readonly HeldStay[],
): readonly HeldStay[] {
  if (stays.length === 0) return held;
  return [...new Map([...held, ...stays].map((stay) => [stay.id, stay])).values()];
}
