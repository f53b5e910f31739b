import { placeSyntheticOrder as placeOrder } from "../operations/synthetic-order";
import { defineJob } from "../runtime/define-job";

/**
 * Every five minutes: a synthetic order, if `SYNTHETIC_ORDERS=on` in the functions' environment
 * (docs/operations.md#synthetic-order). Off by default.
 */
export const placeSyntheticOrder = defineJob(
  { name: "synthetic_order", workSeconds: 45, everyMinutes: 5 },
  async ({ now }) => {
    if (process.env.SYNTHETIC_ORDERS !== "on") return { orders: 0 };
    await placeOrder(now);
    return { orders: 1 };
  },
);
