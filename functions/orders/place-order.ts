import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { defineCallable } from "../calls/define-callable";
import { CREATING_OPTIONS } from "../runtime/callable-options";
import { commitOrder } from "./commit-order";

/**
 * Places an order of the caller. Refuses with the reason of the first rule that fails. Repeating a
 * call with the same `order_id` is safe.
 */
export const placeOrder = defineCallable(
  {
    name: "placeOrder",
    schema: placeOrderRequestSchema,
    access: "trusted",
    options: CREATING_OPTIONS,
  },
  ({ input, caller, now }) => commitOrder(input, caller, now),
);
