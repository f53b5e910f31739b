import { onCall } from "firebase-functions/https";
import { changeOrderStatus } from "../src/domain/order/order-machine";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { readOrder } from "./order-store";
import { parseRequest } from "./parse-request";
import { serverNow } from "./server-now";
import { setOrderStatusRequestSchema } from "./set-order-status-request.schema";
import { readStaff } from "./staff-store";
import { writeOrderStep } from "./write-order-step";

/**
 * One step of an order by the restaurant's people. Their grants are read with the order, so that
 * a revoked one counts at once. NOT_ALLOWED without any grant; orders of other restaurants answer
 * NOT_FOUND like those that do not exist.
 */
export const setOrderStatus = onCall(
  CALLABLE_OPTIONS,
  answering("setOrderStatus", async (request) => {
    const { id, ...step } = parseRequest(setOrderStatusRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    return transact(id, async (transaction) => {
      const [staff, order] = await Promise.all([
        readStaff(transaction, uid),
        readOrder(transaction, id),
      ]);
      if (!staff) return err(refusal("NOT_ALLOWED"));
      const isTheirs = order && (staff.super || staff.resto_keys.includes(order.resto_key));
      if (!isTheirs) return err(refusal("NOT_FOUND"));
      const change = changeOrderStatus(order, { ...step, by: "staff", now });
      if (!change.ok) return change;
      return ok(await writeOrderStep(transaction, order, change.value, { by: "staff", uid }));
    });
  }),
);
