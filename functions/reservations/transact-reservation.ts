import type { Refusal } from "@/domain/shared/refusal";
import { refusal } from "@/domain/shared/refusal";
import { err, type Result } from "@/domain/shared/result";
import { type Transaction, transact } from "../runtime/admin-app";
import { readRestaurantKeyOf } from "./reservation-store";

/**
 * Runs a transaction about one reservation in its restaurant's turn: whatever takes or frees
 * seats of one restaurant meets in the same documents. NOT_FOUND where none has this id.
 */
export async function transactReservation<T>(
  id: string,
  work: (transaction: Transaction) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const key = await readRestaurantKeyOf(id);
  return key === null ? err(refusal("NOT_FOUND")) : transact(`tables ${key}`, work);
}
