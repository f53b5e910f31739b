import { onCall } from "firebase-functions/https";
import { placeOrderRequestSchema } from "../src/domain/order/order-requests.schema";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { commitOrder } from "./commit-order";
import { requireTrustedUid } from "./guards";
import { parseRequest } from "./parse-request";
import { serverNow } from "./server-now";

/**
 * Accepts an order of a signed-in guest. Refuses with the reason of the first rule that fails;
 * safe to call again with the same `order_id`.
 */
export const placeOrder = onCall(
  CALLABLE_OPTIONS,
  answering("placeOrder", async (request) => {
    const input = parseRequest(placeOrderRequestSchema, request);
    const uid = requireTrustedUid(request);
    return commitOrder(input, uid, await serverNow());
  }),
);
