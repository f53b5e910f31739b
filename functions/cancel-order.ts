import { onCall } from "firebase-functions/https";
import { cancelByGuest } from "../src/domain/order/order-machine";
import { cancelOrderRequestSchema } from "../src/domain/order/order-requests.schema";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { readOrder } from "./order-store";
import { parseRequest } from "./parse-request";
import { serverNow } from "./server-now";
import { writeOrderStep } from "./write-order-step";

/**
 * Cancels the caller's own order while it is `placed`, or within two minutes of `accepted`.
 * An order of somebody else answers NOT_FOUND like one that does not exist.
 */
export const cancelOrder = onCall(
  CALLABLE_OPTIONS,
  answering("cancelOrder", async (request) => {
    const { order_id, version } = parseRequest(cancelOrderRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    return transact(order_id, async (transaction) => {
      const order = await readOrder(transaction, order_id);
      if (order?.creator_uid !== uid) return err(refusal("NOT_FOUND"));
      const change = cancelByGuest(order, { version, now });
      if (!change.ok) return change;
      return ok(await writeOrderStep(transaction, order, change.value, { by: "guest", uid }));
    });
  }),
);
