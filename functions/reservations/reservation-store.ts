import * as z from "zod/mini";
import { RESTAURANT_UID } from "@/domain/ids/restaurant-uid";
import { guestReminderAt } from "@/domain/reservation/reminder/guest-reminder";
import {
  RESERVATION_STATUSES,
  type Reservation,
  reservationSchema,
} from "@/domain/reservation/reservation.schema";
import type { Stay } from "@/domain/reservation/seats/seat-buckets";
import { reservationDueAt } from "@/domain/reservation/steps/reservation-due";
import type { ReservationChange } from "@/domain/reservation/steps/reservation-machine";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { DAY_MS, type Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";
import { storedReservationHistory } from "./stored-reservation-history";

/** Policies allow stays of at most 1440 minutes. */
const MAX_STAY_MS = DAY_MS;

/** So many that entries of earlier starts hide none from an offer. */
const MAX_WAITLIST_ENTRIES = 1000;

/** Far above the limit per account. */
const MAX_OPEN_RESERVATIONS = 100;

const OPEN_STATUSES = RESERVATION_STATUSES.filter((status) => !isFinalReservation(status));

const reservations = () => database().collection("reservations");

/**
 * Reads a reservation; null if it does not exist.
 * @throws ZodError if it cannot be parsed
 */
export async function readReservation(
  transaction: Transaction,
  id: string,
): Promise<Reservation | null> {
  const data = plainData(await transaction.get(reservations().doc(id)));
  return data && parsedOrThrow(parseStored(reservationSchema, { ...data, id }));
}

/** {@link readReservation} outside of a transaction. */
export function readReservationNow(id: string): Promise<Reservation | null> {
  return database().runTransaction((transaction) => readReservation(transaction, id), {
    readOnly: true,
  });
}

/** The fields that can refuse a change of a reservation before its transaction. */
interface ReservationHead {
  readonly resto_key: string;
  readonly creator_uid: unknown;
  readonly version: unknown;
}

/** Reads some fields outside of a transaction; null if the reservation does not exist. */
export async function readReservationHead(id: string): Promise<ReservationHead | null> {
  const stored = await reservations().doc(id).get();
  const resto_key: unknown = stored.get("resto_key");
  if (typeof resto_key !== "string") return null;
  return { resto_key, creator_uid: stored.get("creator_uid"), version: stored.get("version") };
}

const limitFieldsSchema = z.pick(reservationSchema, { status: true, start_at: true });

/**
 * Open reservations of an account, or of a phone number, at one restaurant that have not started,
 * with the fields that limits need. Staff bookings do not count.
 */
export async function readOpenReservations(
  transaction: Transaction,
  { key, now, ...by }: { key: string; now: Instant } & ({ uid: string } | { phoneKey: string }),
): Promise<z.infer<typeof limitFieldsSchema>[]> {
  const theirs = reservations().where("resto_key", "==", key);
  const { docs } = await transaction.get(
    ("uid" in by
      ? theirs.where("creator_uid", "==", by.uid)
      : theirs.where("contact_keys", "array-contains", by.phoneKey)
    )
      // Final ones are unbounded: a guest can book and cancel all day.
      .where("status", "in", OPEN_STATUSES)
      .where("start_at", ">", toTimestamp(now))
      .orderBy("start_at")
      .limit(MAX_OPEN_RESERVATIONS)
      .select("status", "start_at", "creator_uid"),
  );
  return docs
    .filter((each) => each.get("creator_uid") !== RESTAURANT_UID)
    .map((each) => limitFieldsSchema.parse(plainData(each)));
}

/**
 * A restaurant's waitlist entries that overlap a stay. Unreadable entries are logged and skipped,
 * so that they do not prevent tables from being freed.
 */
export async function readWaitlist(
  transaction: Transaction,
  key: string,
  { start_at, end_at }: Stay,
): Promise<Reservation[]> {
  const { docs } = await transaction.get(
    reservations()
      .where("resto_key", "==", key)
      .where("status", "==", "waiting")
      .where("start_at", ">", toTimestamp(start_at - MAX_STAY_MS))
      .where("start_at", "<", toTimestamp(end_at))
      .orderBy("start_at")
      .limit(MAX_WAITLIST_ENTRIES),
  );
  return docs
    .flatMap((each) => {
      const checked = parseStored(reservationSchema, { ...plainData(each), id: each.id });
      return parsedOrNull(each.ref.path, checked) ?? [];
    })
    .filter((each) => each.end_at > start_at);
}

export function createReservation(transaction: Transaction, reservation: Reservation): void {
  const { id, ...rest } = reservation;
  transaction.create(reservations().doc(id), {
    ...rest,
    ...storedInstants(reservation),
    due_at: toTimestamp(reservationDueAt(reservation)),
    remind_at: toTimestamp(guestReminderAt(reservation, reservation.created_at)),
    created_at: toTimestamp(reservation.created_at),
  });
}

/** Writes a step, move or note of an existing reservation. */
export function updateReservation(
  transaction: Transaction,
  before: Reservation,
  change: ReservationChange,
): void {
  transaction.update(reservations().doc(before.id), {
    ...change,
    ...storedInstants(change),
    due_at: toTimestamp(reservationDueAt({ ...before, ...change })),
    ...changedReminder(before, change),
  });
}

/** A new start or a confirmation needs a new reminder, another status none. */
function changedReminder(before: Reservation, change: ReservationChange) {
  const after = { ...before, ...change };
  const isSame = after.status === before.status && after.start_at === before.start_at;
  return isSame ? {} : { remind_at: toTimestamp(guestReminderAt(after, after.updated_at)) };
}

/** Notes that a reservation needs no further reminder. */
export function endReminder(transaction: Transaction, id: string): void {
  transaction.update(reservations().doc(id), { remind_at: null });
}

function storedInstants(change: ReservationChange) {
  const { status_at, history, updated_at, start_at, end_at, offer_until } = change;
  const { guest_confirmed_at, deposit, pay_by } = change;
  return {
    status_at: Object.fromEntries(
      Object.entries(status_at).map(([status, at]) => [status, toTimestamp(at)]),
    ),
    history: storedReservationHistory(history),
    updated_at: toTimestamp(updated_at),
    ...(start_at === undefined ? {} : { start_at: toTimestamp(start_at) }),
    ...(end_at === undefined ? {} : { end_at: toTimestamp(end_at) }),
    ...(offer_until === undefined ? {} : { offer_until: toTimestamp(offer_until) }),
    ...(guest_confirmed_at === undefined
      ? {}
      : { guest_confirmed_at: toTimestamp(guest_confirmed_at) }),
    ...(deposit && { deposit: { ...deposit, free_until: toTimestamp(deposit.free_until) } }),
    ...(pay_by === undefined ? {} : { pay_by: toTimestamp(pay_by) }),
  };
}
