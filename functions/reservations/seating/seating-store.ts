import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { RESERVATION_STATUSES, reservationSchema } from "@/domain/reservation/reservation.schema";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import { seatCountsOf } from "@/domain/reservation/seating/seating-of";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import type { TakenSeats } from "@/domain/reservation/seating/taken-seats";
import { stayDates } from "@/domain/reservation/seats/seat-buckets";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, type Instant, type LocalDate, toInstant } from "@/domain/time/berlin-time";
import { movesSeats, type SeatChange } from "../../capacity/seat-store";
import { database, type Transaction } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import { cachedReader, cachedResult } from "../../runtime/cached-reader-store";
import { parsedOrNull } from "../../runtime/parsed-value";
import { plainData, toTimestamp } from "../../runtime/plain-data-store";
import { MAX_STAY_MS } from "../reservation-store";

const HOLDING = RESERVATION_STATUSES.filter(holdsSeats);
const RELEASED = RESERVATION_STATUSES.filter((status) => !holdsSeats(status));

const reservations = () => database().collection("reservations");

const heldSchema = z.pick(reservationSchema, {
  id: true,
  start_at: true,
  end_at: true,
  party_size: true,
  table_ids: true,
  status: true,
});

/** Seats and all stays of some days. */
interface CompleteSeating {
  readonly seats: TakenSeats;
  /** Differences between the listed stays (`from`) and the reservations (`to`). */
  readonly relisted: readonly SeatChange[];
}

/**
 * Completes the stays of some days from the reservations where they do not add up to the seats, as
 * earlier versions wrote them. A reservation that cannot be read keeps its listed stay. Restaurants
 * without tables do not need them.
 * @param seats as `readTakenSeats` read them for these days
 * @param transaction reads the reservations; without one they are read through the cache
 */
export async function completeSeating(
  restaurant: Restaurant,
  { dates, seats }: SeatsOfDays,
  transaction?: Transaction,
): Promise<CompleteSeating> {
  if (!tablePlanOf(restaurant)) return { seats, relisted: [] };
  const incomplete = incompleteDates(seats, dates);
  if (incomplete.length === 0) return { seats, relisted: [] };
  const found = (
    await Promise.all(incomplete.map((date) => readHeldStays(restaurant.key, date, transaction)))
  ).flat();
  const stays = new Map(found.map((stay) => [stay.id, stay]));
  const listed = new Map(seats.held.map((stay) => [stay.id, stay]));
  const isComplete = (stay: HeldStay) => !stayDates(stay).some((d) => incomplete.includes(d));
  const missing = seats.held.filter((stay) => !isComplete(stay) && !stays.has(stay.id));
  const unreadable = await readUnreadable(
    missing.map(({ id }) => id),
    transaction,
  );
  const unchanged = seats.held.filter((stay) => isComplete(stay) || unreadable.has(stay.id));
  const held = [
    ...new Map([...unchanged, ...stays.values()].map((stay) => [stay.id, stay])).values(),
  ];
  const released = missing.filter(({ id }) => !unreadable.has(id));
  const relisted = [
    ...released.map((stay) => ({ from: stay, to: null })),
    ...[...stays.values()].map((stay) => ({ from: listed.get(stay.id) ?? null, to: stay })),
  ].filter(movesSeats);
  return { seats: { ...seats, held }, relisted };
}

/** Seats read from the capacity documents of these days. */
export interface SeatsOfDays {
  readonly dates: readonly LocalDate[];
  readonly seats: Required<TakenSeats>;
}

function incompleteDates(
  { taken, held }: Required<TakenSeats>,
  dates: readonly LocalDate[],
): LocalDate[] {
  const listed = seatCountsOf(held);
  return dates.filter((date) => {
    const counted = taken.get(date) ?? {};
    const known = listed.get(date) ?? {};
    const slots = [...Object.keys(counted), ...Object.keys(known)];
    return slots.some((slot) => (counted[slot] ?? 0) !== (known[slot] ?? 0));
  });
}

/** Stays of one day's reservations that hold seats. Unreadable ones are logged and left out. */
async function readHeldStays(
  key: string,
  date: LocalDate,
  transaction?: Transaction,
): Promise<HeldStay[]> {
  const from = toInstant(date, 0);
  const query = reservations()
    .where("resto_key", "==", key)
    .where("status", "in", HOLDING)
    .where("start_at", ">", toTimestamp(from - MAX_STAY_MS))
    .where("start_at", "<", toTimestamp(toInstant(addDays(date, 1), 0)))
    .orderBy("start_at")
    .select("start_at", "end_at", "party_size", "table_ids", "status");
  const { docs } = await (transaction
    ? transaction.get(query)
    : cachedResult(`held stays ${key} ${date}`, () => query.get()));
  return docs
    .flatMap((each) => parsedOrNull(each.ref.path, parseHeld(each)) ?? [])
    .filter((stay) => stay.end_at > from);
}

/** Ids of these reservations that exist, cannot be parsed and do not say that they hold no seats. */
async function readUnreadable(
  ids: readonly string[],
  transaction?: Transaction,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const references = ids.map((id) => reservations().doc(id));
  const snapshots = await (transaction ?? cachedReader).getAll(...references);
  const unreadable = snapshots
    .filter((each) => each.exists && !parseHeld(each).success)
    .filter((each) => !RELEASED.includes(each.get("status")));
  return new Set(unreadable.map(({ id }) => id));
}

function parseHeld(snapshot: DocumentSnapshot) {
  return parseStored(heldSchema, { ...plainData(snapshot), id: snapshot.id });
}

const versionedSchema = z.pick(reservationSchema, { status: true, version: true, code: true });

/** The fields of a reservation that a change of its tables needs. */
export type HoldingReservation = z.infer<typeof versionedSchema>;

/** Those of these reservations that exist and hold seats. */
export async function readHolding(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HoldingReservation>> {
  if (ids.length === 0) return new Map();
  const references = ids.map((id) => reservations().doc(id));
  const fieldMask = Object.keys(versionedSchema.shape);
  const snapshots = await transaction.getAll(...references, { fieldMask });
  const found = snapshots.flatMap((each): [string, HoldingReservation][] => {
    const parsed = versionedSchema.safeParse(each.data());
    return parsed.success && holdsSeats(parsed.data.status) ? [[each.id, parsed.data]] : [];
  });
  return new Map(found);
}

/** The tables that a party got without a step of its own. */
export interface PlacedStay extends HoldingReservation {
  readonly stay: HeldStay;
}

/** Stores tables as a change by the system. */
export function writeTables(
  transaction: Transaction,
  key: string,
  { stay: { id, table_ids }, version: before, code }: PlacedStay,
  now: Instant,
): void {
  const version = before + 1;
  transaction.update(reservations().doc(id), { table_ids, version, updated_at: toTimestamp(now) });
  addAudit(transaction, {
    at: now,
    by: "system",
    uid: null,
    resto_key: key,
    target: `reservations/${id}`,
    code,
    action: "reservation.table_changed",
    version,
  });
}
