import { canonicalJson } from "../../stored-data/canonical-json";
import type { Booking } from "./booking.schema";

interface ChangedBookings {
  /** Rows that were not in the earlier file. */
  readonly added: readonly Booking[];
  /** Rows of the earlier file that are gone. */
  readonly removed: readonly Booking[];
}

/** What changed between two files of a month. A changed amount is one row removed and one added. */
export function changedBookings(
  before: readonly Booking[],
  now: readonly Booking[],
): ChangedBookings {
  return { added: without(now, before), removed: without(before, now) };
}

/** Equal rows are counted: of three rows, two others leave one. */
function without(all: readonly Booking[], others: readonly Booking[]): Booking[] {
  const left = new Map<string, number>();
  for (const other of others) {
    const key = canonicalJson(other);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return all.filter((booking) => {
    const key = canonicalJson(booking);
    const same = left.get(key) ?? 0;
    if (same > 0) left.set(key, same - 1);
    return same === 0;
  });
}
