import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, type Result } from "@/domain/result/result";
import type { Transact } from "../calls/frame/definition";
import { type Transaction, transact as transactByDefault } from "../runtime/admin-app";
import { readReservationHead } from "./reservation-store";

interface Options {
  /** For calls by staff: that of the call. */
  readonly transact?: Transact;
  /** For calls by the creator: the account, and the version that it has seen. */
  readonly own?: { readonly uid: string; readonly version: number };
}

/**
 * Runs a transaction about one reservation, serialised by restaurant, because all seats of a
 * restaurant are counted in the same documents. NOT_FOUND if the reservation does not exist. With
 * `own`, a foreign reservation is NOT_FOUND and a stale version VERSION_CONFLICT without waiting in
 * the restaurant's queue; the transaction checks both again.
 */
export async function transactReservation<T>(
  id: string,
  work: (transaction: Transaction) => Promise<Result<T, Refusal>>,
  { transact = transactByDefault, own }: Options = {},
): Promise<Result<T, Refusal>> {
  const head = await readReservationHead(id);
  if (!head || (own && head.creator_uid !== own.uid)) return err(refusal("NOT_FOUND"));
  if (own && head.version !== own.version) return err(refusal("VERSION_CONFLICT"));
  return transact(`tables ${head.resto_key}`, work);
}
