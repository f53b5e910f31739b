import type { Order } from "../order/order.schema";
import { ANSWER_WITHIN_MS } from "../order/timing/answer-due";
import type { Refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import type { Instant } from "../time/berlin-time";
import { rateLimit } from "./rolling-window";

/** Maximum number of unanswered orders of one account, and of one phone number at a restaurant. */
export const MAX_UNANSWERED_ORDERS = 3;

/**
 * Checks the limit of unanswered orders. Not called for replays.
 * @param unanswered the unanswered orders of an account or a phone number
 * @returns RATE_LIMIT until the first of them expires
 */
export function checkUnanswered(
  unanswered: readonly Pick<Order, "created_at" | "answer_due_at" | "pay_by">[],
  now: Instant,
): Result<void, Refusal> {
  if (unanswered.length < MAX_UNANSWERED_ORDERS) return ok(undefined);
  const ends = unanswered.map(
    ({ created_at, answer_due_at, pay_by }) =>
      answer_due_at ?? pay_by ?? created_at + ANSWER_WITHIN_MS,
  );
  return err(rateLimit(Math.min(...ends), now));
}
