import * as z from "zod/mini";
import { clientIdSchema } from "@/domain/ids/client-id.schema";
import type { DelayOrderAnswer } from "@/domain/order/pricing/quote.schema";
import { DELAY_MINUTES, delayOrder as delayed } from "@/domain/order/steps/delay-order";
import { ok } from "@/domain/result/result";
import { restrictToStaff } from "../access/restrict-to-staff";
import { defineCallable } from "../calls/define-callable";
import { readOrder } from "./order-store";
import { writeOrderChange } from "./write-order-change";

const delayOrderRequestSchema = z.strictObject({
  id: clientIdSchema,
  version: z.int().check(z.positive()),
  minutes: z.int().check(z.minimum(DELAY_MINUTES.min), z.maximum(DELAY_MINUTES.max)),
});

/**
 * Moves an order's promised time, from now on if it has passed, and notifies the guest. NOT_FOUND for
 * orders of other restaurants.
 */
export const delayOrder = defineCallable(
  {
    name: "delayOrder",
    schema: delayOrderRequestSchema,
    access: "staff",
    decidesInTransaction: true,
  },
  async ({ input, caller, staff, now, transact }) => {
    const { id, ...delay } = input;
    return transact(id, async (transaction) => {
      const order = restrictToStaff(staff, await readOrder(transaction, id));
      if (!order.ok) return order;
      const change = delayed(order.value, { ...delay, now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid: caller.uid } as const;
      const answer = await writeOrderChange(transaction, order.value, change.value, actor);
      return ok<DelayOrderAnswer>({ ...answer, eta_at: change.value.eta_at });
    });
  },
);
