import { placeSyntheticOrder as placeOrder } from "../operations/synthetic-order";
import { defineSchedule } from "../runtime/define-schedule";

/**
 * Every five minutes: a synthetic order, if `SYNTHETIC_ORDERS=on` in the functions' environment
 * (docs/operations.md#synthetic-order). Off by default.
 */
export const placeSyntheticOrder = defineSchedule(
  "synthetic_order",
  { schedule: "every 5 minutes", timeoutSeconds: 60 },
  async ({ now }) => {
    if (process.env.SYNTHETIC_ORDERS !== "on") return { orders: 0 };
    await placeOrder(now);
    return { orders: 1 };
  },
);
