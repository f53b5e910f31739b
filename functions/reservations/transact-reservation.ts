import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, type Result } from "@/domain/result/result";
import { type Transaction, transact } from "../runtime/admin-app";
import { readRestaurantKeyOf } from "./reservation-store";

/**
 * Runs a transaction about one reservation, serialised by restaurant, because all seats of a
 * restaurant are counted in the same documents. NOT_FOUND if the reservation does not exist.
 */
export async function transactReservation<T>(
  id: string,
  work: (transaction: Transaction) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const key = await readRestaurantKeyOf(id);
  return key === null ? err(refusal("NOT_FOUND")) : transact(`tables ${key}`, work);
}

/**
 * {@link transactReservation} for staff: `work` also runs for a reservation that does not exist,
 * because it refuses callers without a role first.
 */
export async function transactReservationForStaff<T>(
  id: string,
  work: (transaction: Transaction) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return transact(`tables ${await readRestaurantKeyOf(id)}`, work);
}
