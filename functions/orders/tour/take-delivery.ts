import { takeDeliveryRequestSchema } from "@/domain/order/tour/deliveries.schema";
import { riderName } from "@/domain/order/tour/rider-name";
import { takeDelivery as taken } from "@/domain/order/tour/take-delivery";
import { ok } from "@/domain/result/result";
import { restrictToTeam } from "../../access/restrict-to-staff";
import { defineCallable } from "../../calls/define-callable";
import { readOrder } from "../order-store";
import { writeOrderChange } from "../write-order-change";

/**
 * Puts a delivery of today on the caller's tour and sends it on its way. An order is on one tour at
 * most: WRONG_STATE or VERSION_CONFLICT for the second rider. NOT_FOUND for orders of other restaurants.
 */
export const takeDelivery = defineCallable(
  { name: "takeDelivery", schema: takeDeliveryRequestSchema, access: "team" },
  async ({ input, caller, staff, now, request, transact }) => {
    const { order_id, version, position_in_tour = 0 } = input;
    const name = riderName(request.auth?.token.name);
    return transact(order_id, async (transaction) => {
      const order = restrictToTeam(staff, await readOrder(transaction, order_id));
      if (!order.ok) return order;
      const rider = { uid: caller.uid, name, position_in_tour };
      const change = taken(order.value, rider, { version, now });
      if (!change.ok) return change;
      const isStep = change.value.status !== order.value.status;
      const audit = { by: "staff", uid: caller.uid, action: "order.taken" } as const;
      const actor = isStep ? audit : { ...audit, restaurant: null };
      return ok(await writeOrderChange(transaction, order.value, change.value, actor));
    });
  },
);
