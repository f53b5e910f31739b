import { type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import {
  addTakenSeats,
  type TakenSeats,
  takenSeatChanges,
} from "@/domain/reservation/seating/taken-seats";
import { stayDates } from "@/domain/reservation/seats/seat-buckets";
import type { LocalDate } from "@/domain/time/berlin-time";
import type { Reader, Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";
import { countsIn, dayOf, endOf, readDays } from "./capacity-days-store";
import type { SlotCounts } from "./slot-capacity";

const staySchema = z.object({
  start_at: z.int(),
  end_at: z.int(),
  party_size: z.int(),
  table_ids: z.optional(z.array(z.string())),
});

/** A stay that takes (`from` is null), frees (`to` is null) or exchanges its seats and tables. */
export interface SeatChange {
  readonly from: HeldStay | null;
  readonly to: HeldStay | null;
}

/** Whether a change concerns the capacity at all. */
export function movesSeats({ from, to }: SeatChange): boolean {
  if (!from || !to) return from !== to;
  return (
    from.start_at !== to.start_at ||
    from.end_at !== to.end_at ||
    from.party_size !== to.party_size ||
    from.table_ids?.join() !== to.table_ids?.join()
  );
}

/** Seats taken per quarter of an hour by date, and the stays that take them. */
export async function readTakenSeats(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<Required<TakenSeats>> {
  const snapshots = await readDays(key, dates, reader);
  return {
    taken: countsIn("seats", dates, snapshots),
    unverified: countsIn("unverified_seats", dates, snapshots),
    held: heldIn(snapshots),
  };
}

/** A stay past midnight is stored in the documents of both days. */
function heldIn(snapshots: readonly DocumentSnapshot[]): HeldStay[] {
  return [...new Map(snapshots.flatMap(staysOf).map((stay) => [stay.id, stay])).values()];
}

const known = new WeakMap<DocumentSnapshot, readonly HeldStay[]>();

/** The readable stays of a day. A snapshot from the cache is parsed once. */
function staysOf(snapshot: DocumentSnapshot): readonly HeldStay[] {
  const parsed = known.get(snapshot) ?? parseStays(snapshot);
  known.set(snapshot, parsed);
  return parsed;
}

function parseStays(snapshot: DocumentSnapshot): HeldStay[] {
  return Object.entries(plainData(snapshot)?.stays ?? {}).flatMap(([id, stay]) => {
    const parsed = staySchema.safeParse(stay);
    return parsed.success ? { id, ...parsed.data } : [];
  });
}

/**
 * Writes changes to the counts and stays of all their days.
 * @param placed stays that got a table, whose seats are counted already
 */
export function changeSeats(
  transaction: Transaction,
  key: string,
  changes: readonly SeatChange[],
  placed: readonly HeldStay[] = [],
): void {
  const { taken, unverified } = changes
    .map(({ from, to }) => takenSeatChanges(from, to))
    .reduce(addTakenSeats, { taken: new Map(), unverified: new Map() });
  const all = [...changes, ...placed.map((stay) => ({ from: stay, to: stay }))];
  const dates = new Set(all.flatMap(({ from, to }) => [from, to].flatMap(datesOf)));
  for (const date of dates) {
    // An empty map would replace the stored one.
    const seats = taken.get(date);
    const own = unverified.get(date);
    transaction.set(
      dayOf(key, date),
      {
        resto_key: key,
        local_date: date,
        ...(seats && { seats: increments(seats) }),
        ...(own && { unverified_seats: increments(own) }),
        stays: Object.fromEntries(all.map((change) => stayEntry(change, date))),
        expires_at: endOf(date),
      },
      { merge: true },
    );
  }
}

function stayEntry({ from, to }: SeatChange, date: LocalDate): [string, object] {
  const id = (to ?? from)?.id ?? "";
  if (!to || !datesOf(to).includes(date)) return [id, FieldValue.delete()];
  const { start_at, end_at, party_size, table_ids } = to;
  const instants = { start_at: toTimestamp(start_at), end_at: toTimestamp(end_at) };
  return [id, { ...instants, party_size, ...(table_ids && { table_ids }) }];
}

function datesOf(stay: HeldStay | null): LocalDate[] {
  return stay ? stayDates(stay) : [];
}

function increments(slots: SlotCounts): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, by]) => [slot, FieldValue.increment(by)]),
  );
}
