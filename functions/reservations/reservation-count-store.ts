import { database, type Transaction } from "../runtime/admin-app";

const countOf = (key: string) => database().doc(`limits/tables_${key}`);

/**
 * Number of reservations a restaurant has taken so far, the base of the next code. Every booking
 * reads and writes it, so that concurrent bookings of one account conflict.
 */
export async function readReservationCount(transaction: Transaction, key: string): Promise<number> {
  const count: unknown = (await transaction.get(countOf(key))).get("reservation_count");
  return typeof count === "number" ? count : 0;
}

export function countReservation(transaction: Transaction, key: string, countSoFar: number): void {
  transaction.set(countOf(key), { reservation_count: countSoFar + 1 });
}
