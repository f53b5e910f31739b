import { onCall } from "firebase-functions/https";
import * as z from "zod/mini";
import { DELAY_MINUTES, delayOrder as delayed } from "../src/domain/order/delay-order";
import { clientIdSchema } from "../src/domain/order/order-requests.schema";
import type { DelayOrderAnswer } from "../src/domain/order/quote.schema";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { readOrder } from "./order-store";
import { parseRequest } from "./parse-request";
import { serverNow } from "./server-now";
import { readStaff } from "./staff-store";
import { writeOrderStep } from "./write-order-step";

const delayOrderRequestSchema = z.strictObject({
  id: clientIdSchema,
  version: z.int().check(z.positive()),
  minutes: z.int().check(z.minimum(DELAY_MINUTES.least), z.maximum(DELAY_MINUTES.most)),
});

/**
 * Moves the time an order was promised for, and tells the guest. For the restaurant's people, by
 * their grants of this moment: NOT_ALLOWED without any, NOT_FOUND for orders of other restaurants
 * as for those that do not exist.
 */
export const delayOrder = onCall(
  CALLABLE_OPTIONS,
  answering("delayOrder", async (request) => {
    const { id, ...delay } = parseRequest(delayOrderRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    return transact(id, async (transaction) => {
      const [staff, order] = await Promise.all([
        readStaff(transaction, uid),
        readOrder(transaction, id),
      ]);
      if (!staff) return err(refusal("NOT_ALLOWED"));
      const isTheirs = order && (staff.super || staff.resto_keys.includes(order.resto_key));
      if (!isTheirs) return err(refusal("NOT_FOUND"));
      const change = delayed(order, { ...delay, now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid } as const;
      const answer = await writeOrderStep(transaction, order, change.value, actor);
      return ok<DelayOrderAnswer>({ ...answer, eta_at: change.value.eta_at });
    });
  }),
);
