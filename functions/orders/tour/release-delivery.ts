import { deliveryRequestSchema } from "@/domain/order/tour/deliveries.schema";
import { isOnTourOf } from "@/domain/order/tour/listed-deliveries";
import { releaseDelivery as released } from "@/domain/order/tour/take-delivery";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { isStaffOf } from "../../access/is-staff-of";
import { restrictToTeam } from "../../access/restrict-to-staff";
import { defineCallable } from "../../calls/define-callable";
import { readOrder } from "../order-store";
import { writeOrderChange } from "../write-order-change";

/**
 * Takes a delivery off its rider's tour, by the rider or the restaurant's staff. It stays on its way and
 * can be taken again. NOT_FOUND for another rider's delivery.
 */
export const releaseDelivery = defineCallable(
  { name: "releaseDelivery", schema: deliveryRequestSchema, access: "team" },
  async ({ input, caller, staff, now, transact }) => {
    const { order_id, version } = input;
    const { uid } = caller;
    return transact(order_id, async (transaction) => {
      const order = restrictToTeam(staff, await readOrder(transaction, order_id));
      if (!order.ok) return order;
      const mayRelease =
        isStaffOf(staff, order.value.resto_key) || isOnTourOf(order.value, uid, now);
      if (!mayRelease) return err(refusal("NOT_FOUND"));
      const change = released(order.value, { version, now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid, action: "order.released", restaurant: null } as const;
      return ok(await writeOrderChange(transaction, order.value, change.value, actor));
    });
  },
);
