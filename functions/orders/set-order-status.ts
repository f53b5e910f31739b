import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { ok } from "@/domain/result/result";
import { restrictToStaff } from "../access/restrict-to-staff";
import { defineCallable } from "../calls/define-callable";
import { afterCommit } from "../runtime/admin-app";
import { endUnattendedPause } from "../unattended/end-unattended-pause";
import { readOrder } from "./order-store";
import { setOrderStatusRequestSchema } from "./set-order-status-request.schema";
import { writeOrderChange } from "./write-order-change";

/**
 * One step of an order by staff: `accepted` needs `eta_minutes`, `rejected` and `failed` need
 * `reason`. NOT_FOUND for orders of other restaurants. An answer ends a pause that began because nobody
 * answered.
 */
export const setOrderStatus = defineCallable(
  {
    name: "setOrderStatus",
    schema: setOrderStatusRequestSchema,
    access: "staff",
    decidesInTransaction: true,
  },
  async ({ input, caller, staff, now, transact }) => {
    const { id, ...step } = input;
    return transact(id, async (transaction) => {
      const order = restrictToStaff(staff, await readOrder(transaction, id));
      if (!order.ok) return order;
      const change = changeOrderStatus(order.value, { ...step, by: "staff", now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid: caller.uid } as const;
      const { resto_key } = order.value;
      // Every later step is a touch of a board, which ends the pause by itself.
      if (order.value.status === "placed") {
        afterCommit(transaction, () => endUnattendedPause(resto_key, { uid: caller.uid, now }));
      }
      return ok(await writeOrderChange(transaction, order.value, change.value, actor));
    });
  },
);
