import { ORDER_LANES } from "@/domain/limits/order-lanes";
import type { OrderLine } from "@/domain/order/order.schema";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Transact } from "../calls/frame/definition";
import type { RestaurantWith } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";
import { forgetOldest } from "../runtime/forget-oldest";
import { serializeByKey } from "../runtime/serialize-by-key";

const MAX_RESTAURANTS = 1000;

interface Sending {
  readonly key: string;
  /** Account of the guest or staff member. */
  readonly uid: string;
  readonly lines: readonly Pick<OrderLine, "item_id">[];
  readonly transact: Transact;
}

/**
 * Restaurants of this instance whose orders write a document that they share: all of them where slots
 * are limited, else those with a dish whose portions are counted.
 */
const shared = new Map<string, "all" | ReadonlySet<string>>();

/** Each order starts with the next lane, so that simultaneous ones of an instance differ. */
let turn = Math.floor(Math.random() * ORDER_LANES);

/** An order must wait for others: its transaction is given up before it writes, and starts again. */
class MustWait extends Error {}

/** One attempt at a new order. */
export interface Attempt {
  /** The lane to count in, if it has room. */
  readonly lane: number;
  /** Notes which orders share counts of slots or portions. Call it as soon as the restaurant is read. */
  noteShared(stored: RestaurantWith<"availability">): void;
}

/**
 * Runs the transaction of a new order. Within this instance, orders of one account wait for each
 * other, and orders that write the same document of slots, portions or a lane: that costs less than
 * conflicts in the database.
 */
export async function transactOrder<T, Reason extends Refusal>(
  { key, uid, lines, transact }: Sending,
  work: (transaction: Transaction, attempt: Attempt) => Promise<Result<T, Reason>>,
): Promise<Result<T, Reason>> {
  turn = (turn + 1) % ORDER_LANES;
  const lane = turn;
  const isShared = () => {
    const own = shared.get(key);
    return own === "all" || lines.some(({ item_id }) => own?.has(item_id));
  };
  const inTurn = () => transact(key, (transaction) => work(transaction, { lane, noteShared }));
  if (isShared()) return inTurn();
  const noteOrWait: Attempt["noteShared"] = (stored) => {
    noteShared(stored);
    if (isShared()) throw new MustWait();
  };
  try {
    return await serializeByKey(`orders of ${uid}`, () =>
      transact(`${key} lane ${lane}`, (transaction) =>
        work(transaction, { lane, noteShared: noteOrWait }),
      ),
    );
  } catch (fault) {
    if (!(fault instanceof MustWait)) throw fault;
  }
  return inTurn();
}

function noteShared({ restaurant, availability }: RestaurantWith<"availability">): void {
  shared.delete(restaurant.key);
  const dishes = new Set(Object.keys(availability.stock ?? {}));
  const isLimited = orderPolicyOf(restaurant).orders_per_slot !== null;
  if (!isLimited && dishes.size === 0) return;
  shared.set(restaurant.key, isLimited ? "all" : dishes);
  forgetOldest(shared, MAX_RESTAURANTS);
}
