import { cancelOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { cancelByGuest } from "@/domain/order/steps/order-machine";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readGuestChanges } from "../limits/guest-changes";
import { transact } from "../runtime/admin-app";
import { readOrder } from "./order-store";
import { writeOrderChange } from "./write-order-change";

/**
 * Cancels the caller's order while it is `placed`, or within two minutes of `accepted`. NOT_FOUND
 * for orders of other accounts.
 */
export const cancelOrder = defineCallable(
  { name: "cancelOrder", schema: cancelOrderRequestSchema, access: "signed-in" },
  async ({ input, caller, now }) => {
    const { order_id, version } = input;
    const { uid } = caller;
    return transact(order_id, async (transaction) => {
      const order = await readOrder(transaction, order_id);
      if (order?.creator_uid !== uid) return err(refusal("NOT_FOUND"));
      const change = cancelByGuest(order, { version, now });
      if (!change.ok) return change;
      const changes = await readGuestChanges(transaction, uid);
      const allowed = changes.check(now);
      if (!allowed.ok) return allowed;
      const actor = { by: "guest", uid } as const;
      const answer = await writeOrderChange(transaction, order, change.value, actor);
      changes.add(now);
      return ok(answer);
    });
  },
);
