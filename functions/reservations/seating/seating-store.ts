import * as z from "zod/mini";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import type { TakenSeats } from "@/domain/reservation/seating/taken-seats";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import type { Instant, LocalDate } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import { toTimestamp } from "../../runtime/plain-data-store";

const reservations = () => database().collection("reservations");

/** Seats read from the capacity documents of these days. */
export interface SeatsOfDays {
  readonly dates: readonly LocalDate[];
  readonly seats: Required<TakenSeats>;
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
