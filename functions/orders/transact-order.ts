import { ORDER_LANES } from "@/domain/limits/order-lanes";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Transact } from "../calls/frame/definition";
import type { Transaction } from "../runtime/admin-app";
import { forgetOldest } from "../runtime/forget-oldest";
import { serializeByKey } from "../runtime/serialize-by-key";

const MAX_RESTAURANTS = 1000;

interface Sending {
  readonly key: string;
  /** Account of the guest or staff member. */
  readonly uid: string;
  readonly transact: Transact;
}

/** Restaurants of this instance whose orders count in slots. */
const limited = new Map<string, true>();

/** Each order starts with the next lane, so that simultaneous ones of an instance differ. */
let turn = Math.floor(Math.random() * ORDER_LANES);

/**
 * Runs the transaction of a new order. Within this instance, orders of one account wait for each
 * other, and orders that write the same document of slots or of a lane: that costs less than conflicts
 * in the database.
 * @param work gets the lane to count in, if it has room
 */
export function transactOrder<T, Reason extends Refusal>(
  { key, uid, transact }: Sending,
  work: (transaction: Transaction, lane: number) => Promise<Result<T, Reason>>,
): Promise<Result<T, Reason>> {
  turn = (turn + 1) % ORDER_LANES;
  const lane = turn;
  const run = (transaction: Transaction) => work(transaction, lane);
  if (limited.has(key)) return transact(key, run);
  return serializeByKey(`orders of ${uid}`, () => transact(`${key} lane ${lane}`, run));
}

/** Notes whether the orders of a restaurant share the counts of their slots. */
export function noteSlots(restaurant: Pick<Restaurant, "key" | "order_policy">): void {
  limited.delete(restaurant.key);
  if (orderPolicyOf(restaurant).orders_per_slot === null) return;
  limited.set(restaurant.key, true);
  forgetOldest(limited, MAX_RESTAURANTS);
}
