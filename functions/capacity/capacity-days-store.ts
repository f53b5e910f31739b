import type { DocumentReference, DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { retainedUntil } from "@/domain/retention/retention";
import { type LocalDate, toInstant } from "@/domain/time/berlin-time";
import { database, type Reader } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";
import type { SlotCounts } from "./slot-capacity";

/** The document that counts a restaurant's orders and seats of one day. */
export function dayOf(key: string, date: LocalDate): DocumentReference {
  return database().doc(`capacity/${key}_${date}`);
}

/** When the document of a day is deleted. */
export function endOf(date: LocalDate): Timestamp {
  return toTimestamp(retainedUntil("capacity", toInstant(date, 0)));
}

/** The documents of some days, in their order. */
export async function readDays(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<readonly DocumentSnapshot[]> {
  return dates.length > 0 ? reader.getAll(...dates.map((date) => dayOf(key, date))) : [];
}

/** One field of counts by date. */
export function countsIn(
  field: string,
  dates: readonly LocalDate[],
  snapshots: readonly DocumentSnapshot[],
): ReadonlyMap<LocalDate, SlotCounts> {
  return new Map(
    dates.map((date, index) => [date, (snapshots[index]?.get(field) ?? {}) as SlotCounts]),
  );
}
