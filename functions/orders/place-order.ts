import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { CREATING_OPTIONS } from "../runtime/callable-options";
import { callerOf } from "../runtime/caller";
import { defineCallable } from "../runtime/define-callable";
import { requireTrustedUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { commitOrder } from "./commit-order";

/**
 * Places an order of the caller. Refuses with the reason of the first rule that fails. Repeating a
 * call with the same `order_id` is safe.
 */
export const placeOrder = defineCallable(
  "placeOrder",
  async (request) => {
    const input = parseRequest(placeOrderRequestSchema, request);
    requireTrustedUid(request);
    return commitOrder(input, callerOf(request), await serverNow());
  },
  CREATING_OPTIONS,
);
