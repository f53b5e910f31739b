import { info } from "firebase-functions/logger";
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
  async ({ input, caller, now }) => {
    const placed = await commitOrder(input, caller, now);
    // Counted by the alert on the browser check, beside refused calls of the same name.
    if (placed.ok) info("order placed", { callable: "placeOrder", resto_key: input.resto_key });
    return placed;
  },
);
