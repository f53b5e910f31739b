import * as z from "zod/mini";
import {
  RESERVATION_STATUSES,
  type Reservation,
  type ReservationStatus,
  reservationSchema,
} from "@/domain/reservation/reservation.schema";
import type { ReservationChange } from "@/domain/reservation/reservation-machine";
import { isFinalReservation } from "@/domain/reservation/reservation-transitions";
import type { Stay } from "@/domain/reservation/seat-buckets";
import { type Instant, MINUTE_MS } from "@/domain/shared/berlin-time";
import { parseStored } from "@/domain/shared/parse-stored";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** No stay is longer (policies allow 1440 minutes at most). */
const MAX_STAY_MS = 24 * 60 * MINUTE_MS;

const MAX_WAITLIST_ENTRIES = 100;

/** Many times what the limits let one account have. */
const MAX_OPEN_RESERVATIONS = 100;

const OPEN_STATUSES = RESERVATION_STATUSES.filter((status) => !isFinalReservation(status));

const reservations = () => database().collection("reservations");

/**
 * Reads a reservation; null where none has this id.
 * @throws ZodError where it makes no sense
 */
export async function readReservation(
  transaction: Transaction,
  id: string,
): Promise<Reservation | null> {
  const data = plainData(await transaction.get(reservations().doc(id)));
  return data && parsedOrThrow(parseStored(reservationSchema, { ...data, id }));
}

/** Whose tables a reservation takes, to wait in the right line; null where none has this id. */
export async function readRestaurantKeyOf(id: string): Promise<string | null> {
  const key: unknown = (await reservations().doc(id).get()).get("resto_key");
  return typeof key === "string" ? key : null;
}

const limitedSchema = z.pick(reservationSchema, { status: true, start_at: true });

/** An account's open reservations at one restaurant that have not begun yet, as limits see them. */
export async function readOpenReservations(
  transaction: Transaction,
  { key, uid, now }: { key: string; uid: string; now: Instant },
): Promise<z.infer<typeof limitedSchema>[]> {
  const { docs } = await transaction.get(
    reservations()
      .where("resto_key", "==", key)
      .where("creator_uid", "==", uid)
      // Those that are over are without number: anybody can book and cancel all day.
      .where("status", "in", OPEN_STATUSES)
      .where("start_at", ">", toTimestamp(now))
      .orderBy("start_at")
      .limit(MAX_OPEN_RESERVATIONS)
      .select("status", "start_at"),
  );
  return docs.map((each) => limitedSchema.parse(plainData(each)));
}

/**
 * Entries of a restaurant's waiting list that want seats at some time of a stay. What cannot be
 * read is logged and left out: it must not keep tables from being freed.
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

/** Ids of reservations in one status whose given instant is reached, longest ago first. */
export async function listReservationsDue(
  status: ReservationStatus,
  field: "created_at" | "start_at" | "offer_until",
  until: Instant,
  most: number,
): Promise<string[]> {
  const { docs } = await reservations()
    .where("status", "==", status)
    .where(field, "<=", toTimestamp(until))
    .orderBy(field)
    .limit(most)
    .get();
  return docs.map(({ id }) => id);
}

/** Writes a new reservation under its id. */
export function createReservation(transaction: Transaction, reservation: Reservation): void {
  const { id, ...rest } = reservation;
  transaction.create(reservations().doc(id), {
    ...rest,
    ...storedInstants(reservation),
    created_at: toTimestamp(reservation.created_at),
  });
}

/** Writes one step or move of an existing reservation. */
export function updateReservation(
  transaction: Transaction,
  id: string,
  change: ReservationChange,
): void {
  transaction.update(reservations().doc(id), { ...change, ...storedInstants(change) });
}

function storedInstants(change: ReservationChange) {
  const { status_at, history, updated_at, start_at, end_at, offer_until } = change;
  return {
    status_at: Object.fromEntries(
      Object.entries(status_at).map(([status, at]) => [status, toTimestamp(at)]),
    ),
    history: history.map(({ at, moved_from, ...event }) => ({
      ...event,
      at: toTimestamp(at),
      ...(moved_from && {
        moved_from: { ...moved_from, start_at: toTimestamp(moved_from.start_at) },
      }),
    })),
    updated_at: toTimestamp(updated_at),
    ...(start_at === undefined ? {} : { start_at: toTimestamp(start_at) }),
    ...(end_at === undefined ? {} : { end_at: toTimestamp(end_at) }),
    ...(offer_until === undefined ? {} : { offer_until: toTimestamp(offer_until) }),
  };
}
