import * as z from "zod/mini";
import { RESTAURANT_WINDOW_MS } from "@/domain/order/order-limits";
import type { Instant } from "@/domain/shared/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const intakeSchema = z.object({
  /** When the orders of the last minute came in. */
  placed_at: z._default(z.array(z.int()), []),
  /** Orders taken so far: the next one's number. It never starts anew, so codes differ every day. */
  order_count: z._default(z.int(), 0),
});

/** What a restaurant has taken in so far: the base of its minute limit and of order codes. */
export type Intake = z.infer<typeof intakeSchema>;

const restaurantLimit = (key: string) => database().doc(`limits/${key}`);
const accountLimit = (uid: string) => database().doc(`limits/${uid}`);

/**
 * Reads what a restaurant has taken in, and the account's document with it: transactions of one
 * account at two restaurants have nothing else in common that would make them notice each other.
 */
export async function readIntake(
  transaction: Transaction,
  key: string,
  uid: string,
): Promise<Intake> {
  const [restaurant] = await transaction.getAll(restaurantLimit(key), accountLimit(uid));
  return intakeSchema.parse((restaurant && plainData(restaurant)) ?? {});
}

/** Counts one more order of the restaurant and of the account. */
export function countOrder(
  transaction: Transaction,
  { key, uid, intake, now }: { key: string; uid: string; intake: Intake; now: Instant },
): void {
  const recent = intake.placed_at.filter((instant) => instant > now - RESTAURANT_WINDOW_MS);
  transaction.set(restaurantLimit(key), {
    placed_at: [...recent, now].map((instant) => toTimestamp(instant)),
    order_count: intake.order_count + 1,
  });
  transaction.set(accountLimit(uid), { last_order_at: toTimestamp(now) }, { merge: true });
}
