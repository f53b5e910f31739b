import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { ok } from "@/domain/result/result";
import { restrictToStaff } from "../access/restrict-to-staff";
import { defineCallable } from "../calls/define-callable";
import { readOrder } from "./order-store";
import { setOrderStatusRequestSchema } from "./set-order-status-request.schema";
import { writeOrderChange } from "./write-order-change";

/**
 * One step of an order by staff: `accepted` needs `eta_minutes`, `rejected` and `failed` need
 * `reason`. NOT_FOUND for orders of other restaurants.
 */
export const setOrderStatus = defineCallable(
  { name: "setOrderStatus", schema: setOrderStatusRequestSchema, access: "staff" },
  async ({ input, caller, staff, now, transact }) => {
    const { id, ...step } = input;
    return transact(id, async (transaction) => {
      const order = restrictToStaff(staff, await readOrder(transaction, id));
      if (!order.ok) return order;
      const change = changeOrderStatus(order.value, { ...step, by: "staff", now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid: caller.uid } as const;
      return ok(await writeOrderChange(transaction, order.value, change.value, actor));
    });
  },
);
