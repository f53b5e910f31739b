import { placeStaffOrderRequestSchema } from "@/domain/order/placing/staff-order.schema";
import { defineCallable } from "../calls/define-callable";
import { commitStaffOrder } from "./commit-staff-order";

/**
 * Takes a telephone order: accepted at once, with its promised time. Refuses like `placeOrder`,
 * without BLOCKED. Repeating a call with the same `order_id` is safe.
 */
export const placeStaffOrder = defineCallable(
  { name: "placeStaffOrder", schema: placeStaffOrderRequestSchema, access: "staff-of" },
  commitStaffOrder,
);
