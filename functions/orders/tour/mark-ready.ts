import { deliveryRequestSchema } from "@/domain/order/tour/deliveries.schema";
import { markReady as marked } from "@/domain/order/tour/take-delivery";
import { ok } from "@/domain/result/result";
import { restrictToStaff } from "../../access/restrict-to-staff";
import { defineCallable } from "../../calls/define-callable";
import { readOrder } from "../order-store";
import { writeOrderChange } from "../write-order-change";

/**
 * Notes that a delivery is packed, so that a rider can take it; the guest gets no message. WRONG_STATE
 * unless the kitchen has it. NOT_FOUND for orders of other restaurants.
 */
export const markReady = defineCallable(
  {
    name: "markReady",
    schema: deliveryRequestSchema,
    access: "staff",
    decidesInTransaction: true,
  },
  async ({ input, caller, staff, now, transact }) => {
    const { order_id, version } = input;
    return transact(order_id, async (transaction) => {
      const order = restrictToStaff(staff, await readOrder(transaction, order_id));
      if (!order.ok) return order;
      const change = marked(order.value, { version, now });
      if (!change.ok) return change;
      const { uid } = caller;
      const actor = { by: "staff", uid, action: "order.packed", restaurant: null } as const;
      return ok(await writeOrderChange(transaction, order.value, change.value, actor));
    });
  },
);
