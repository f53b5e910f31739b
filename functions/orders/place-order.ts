import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { requireTrustedUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { commitOrder } from "./commit-order";

/**
 * Accepts an order of a signed-in guest. Refuses with the reason of the first rule that fails;
 * safe to call again with the same `order_id`.
 */
export const placeOrder = defineCallable("placeOrder", async (request) => {
  const input = parseRequest(placeOrderRequestSchema, request);
  const uid = requireTrustedUid(request);
  return commitOrder(input, uid, await serverNow());
});
