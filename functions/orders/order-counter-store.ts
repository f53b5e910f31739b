import * as z from "zod/mini";
import { addPlacedOrder } from "@/domain/limits/order-limits";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { readableParts } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const orderCountersSchema = z.object({
  /** Times of the orders of the last minute. */
  placed_at: z._default(z.array(z.int()), []),
  /** Those of guests without a verified address. */
  unverified_at: z._default(z.array(z.int()), []),
  /**
   * Number of all orders so far, the base of the next code. It never restarts, so codes differ
   * within a day.
   */
  order_count: z._default(z.int(), 0),
});

/** A restaurant's order counters, the base of its limit per minute and of its order codes. */
export type OrderCounters = z.infer<typeof orderCountersSchema>;

const NO_COUNTERS: OrderCounters = { placed_at: [], unverified_at: [], order_count: 0 };

const restaurantLimit = (key: string) => database().doc(`limits/${key}`);

/** Reads a restaurant's order counters. Unreadable ones are logged and must not stop its orders. */
export async function readOrderCounters(
  transaction: Transaction,
  key: string,
): Promise<OrderCounters> {
  const restaurant = await transaction.get(restaurantLimit(key));
  const stored = plainData(restaurant) ?? {};
  const parse = (data: unknown) => orderCountersSchema.safeParse(data);
  return readableParts(restaurant.ref.path, parse, stored)?.data ?? NO_COUNTERS;
}

interface CountedOrder {
  readonly key: string;
  readonly counters: OrderCounters;
  /** Whether the guest has a verified address, or staff took the order. */
  readonly isVerified: boolean;
  readonly now: Instant;
}

export function countOrder(
  transaction: Transaction,
  { key, counters, isVerified, now }: CountedOrder,
): void {
  const { placed_at, unverified_at } = addPlacedOrder(counters, isVerified, now);
  const stamps = (instants: readonly Instant[]) => instants.map((each) => toTimestamp(each));
  transaction.set(restaurantLimit(key), {
    placed_at: stamps(placed_at),
    unverified_at: stamps(unverified_at),
    order_count: counters.order_count + 1,
  });
}
