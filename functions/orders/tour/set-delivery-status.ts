import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { setDeliveryStatusRequestSchema } from "@/domain/order/tour/deliveries.schema";
import { isOnTourOf } from "@/domain/order/tour/listed-deliveries";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { restrictToTeam } from "../../access/restrict-to-staff";
import { defineCallable } from "../../calls/define-callable";
import { readOrder } from "../order-store";
import { writeOrderChange } from "../write-order-change";

/**
 * Ends a delivery of the caller's own tour: handed over, or `failed` with a reason. Nothing is booked.
 * NOT_FOUND for any other order.
 */
export const setDeliveryStatus = defineCallable(
  { name: "setDeliveryStatus", schema: setDeliveryStatusRequestSchema, access: "team" },
  async ({ input, caller, staff, now, transact }) => {
    const { order_id, ...step } = input;
    const { uid } = caller;
    return transact(order_id, async (transaction) => {
      const order = restrictToTeam(staff, await readOrder(transaction, order_id));
      if (!order.ok) return order;
      if (!isOnTourOf(order.value, uid, now)) return err(refusal("NOT_FOUND"));
      const change = changeOrderStatus(order.value, { ...step, by: "staff", now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid } as const;
      return ok(await writeOrderChange(transaction, order.value, change.value, actor));
    });
  },
);
