import { anonymiseOrderFrom } from "@/domain/guest/anonymise-guest";
import type { PostponedErasure } from "@/domain/guest/guest-answers.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { GuestAt } from "../guests/guest-at";
import { readOrder } from "../orders/order-store";
import { postponeAnonymisation } from "../personal-data/forget-at-store";
import { transact } from "../runtime/admin-app";
import { writeAnonymisedOrder } from "./anonymise-store";

/**
 * Anonymises an order of a guest. A running one keeps its contact until it has ended, at the latest
 * until a day after it is due.
 * @returns null once it is anonymised
 */
export function eraseOrder(
  id: string,
  { resto_key }: GuestAt,
  now: Instant,
): Promise<PostponedErasure | null> {
  return transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (order?.resto_key !== resto_key) return null;
    const until = anonymiseOrderFrom(order, now);
    if (until <= now) {
      writeAnonymisedOrder(transaction, order);
      return null;
    }
    postponeAnonymisation(transaction, `orders/${id}`, until);
    return { kind: "order", id, code: order.code, until };
  });
}
