import { database, type Transaction } from "../runtime/admin-app";

const countOf = (key: string) => database().doc(`limits/tables_${key}`);

/**
 * How many reservations a restaurant has taken so far: the next one's number. Whoever books reads
 * and writes it, so that two bookings of one account cannot overlook each other.
 */
export async function readReservationCount(transaction: Transaction, key: string): Promise<number> {
  const count: unknown = (await transaction.get(countOf(key))).get("reservation_count");
  return typeof count === "number" ? count : 0;
}

/** Counts one more reservation. */
export function countReservation(transaction: Transaction, key: string, countSoFar: number): void {
  transaction.set(countOf(key), { reservation_count: countSoFar + 1 });
}
