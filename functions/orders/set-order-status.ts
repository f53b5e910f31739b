import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { ok } from "@/domain/result/result";
import { transact } from "../runtime/admin-app";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readOrderForStaff } from "./read-order-for-staff";
import { setOrderStatusRequestSchema } from "./set-order-status-request.schema";
import { writeOrderChange } from "./write-order-change";

/** One step of an order by staff. Refuses like {@link readOrderForStaff}. */
export const setOrderStatus = defineCallable("setOrderStatus", async (request) => {
  const { id, ...step } = parseRequest(setOrderStatusRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  return transact(id, async (transaction) => {
    const order = await readOrderForStaff(transaction, { id, request });
    if (!order.ok) return order;
    const change = changeOrderStatus(order.value, { ...step, by: "staff", now });
    if (!change.ok) return change;
    const actor = { by: "staff", uid } as const;
    return ok(await writeOrderChange(transaction, order.value, change.value, actor));
  });
});
