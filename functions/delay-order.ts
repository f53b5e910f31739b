import { onCall } from "firebase-functions/https";
import * as z from "zod/mini";
import { DELAY_MINUTES, delayOrder as delayed } from "../src/domain/order/delay-order";
import { clientIdSchema } from "../src/domain/order/order-requests.schema";
import type { DelayOrderAnswer } from "../src/domain/order/quote.schema";
import { ok } from "../src/domain/shared/result";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { parseRequest } from "./parse-request";
import { readOrderForStaff } from "./read-for-staff";
import { serverNow } from "./server-now";
import { writeOrderStep } from "./write-order-step";

const delayOrderRequestSchema = z.strictObject({
  id: clientIdSchema,
  version: z.int().check(z.positive()),
  minutes: z.int().check(z.minimum(DELAY_MINUTES.least), z.maximum(DELAY_MINUTES.most)),
});

/**
 * Moves the time an order was promised for, and tells the guest. Refuses everybody but the
 * restaurant's people as {@link readOrderForStaff} does.
 */
export const delayOrder = onCall(
  CALLABLE_OPTIONS,
  answering("delayOrder", async (request) => {
    const { id, ...delay } = parseRequest(delayOrderRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    return transact(id, async (transaction) => {
      const order = await readOrderForStaff(transaction, { id, uid });
      if (!order.ok) return order;
      const change = delayed(order.value, { ...delay, now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid } as const;
      const answer = await writeOrderStep(transaction, order.value, change.value, actor);
      return ok<DelayOrderAnswer>({ ...answer, eta_at: change.value.eta_at });
    });
  }),
);
