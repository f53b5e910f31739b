import { sortTourRequestSchema } from "@/domain/order/tour/deliveries.schema";
import { isOnTourOf } from "@/domain/order/tour/listed-deliveries";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { isOnTeamOf } from "../../access/is-staff-of";
import { defineCallable } from "../../calls/define-callable";
import { readOrders, updateTourPlace } from "../order-store";

/**
 * Stores the order of the caller's tour. Deliveries that are not on it any more are left out, NOT_FOUND if
 * none is; no version rises, because the places change nothing for guest or kitchen.
 */
export const sortTour = defineCallable(
  { name: "sortTour", schema: sortTourRequestSchema, access: "team" },
  async ({ input, caller, staff, now, transact }) => {
    const ids = [...new Set(input.order_ids)];
    return transact(`tour of ${caller.uid}`, async (transaction) => {
      const orders = await readOrders(transaction, ids);
      const own = orders.filter(
        (order) => isOnTeamOf(staff, order.resto_key) && isOnTourOf(order, caller.uid, now),
      );
      if (own.length === 0) return err(refusal("NOT_FOUND"));
      for (const order of own) updateTourPlace(transaction, order, ids.indexOf(order.id));
      return ok({ sorted: own.length });
    });
  },
);
