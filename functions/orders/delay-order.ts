import * as z from "zod/mini";
import type { DelayOrderAnswer } from "@/domain/order/pricing/quote.schema";
import { DELAY_MINUTES, delayOrder as delayed } from "@/domain/order/steps/delay-order";
import { ok } from "@/domain/result/result";
import { clientIdSchema } from "@/domain/stored-data/client-id.schema";
import { transact } from "../runtime/admin-app";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readOrderForStaff } from "./read-order-for-staff";
import { writeOrderChange } from "./write-order-change";

const delayOrderRequestSchema = z.strictObject({
  id: clientIdSchema,
  version: z.int().check(z.positive()),
  minutes: z.int().check(z.minimum(DELAY_MINUTES.min), z.maximum(DELAY_MINUTES.max)),
});

/** Moves an order's promised time and notifies the guest. Refuses like {@link readOrderForStaff}. */
export const delayOrder = defineCallable("delayOrder", async (request) => {
  const { id, ...delay } = parseRequest(delayOrderRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  return transact(id, async (transaction) => {
    const order = await readOrderForStaff(transaction, { id, request });
    if (!order.ok) return order;
    const change = delayed(order.value, { ...delay, now });
    if (!change.ok) return change;
    const actor = { by: "staff", uid } as const;
    const answer = await writeOrderChange(transaction, order.value, change.value, actor);
    return ok<DelayOrderAnswer>({ ...answer, eta_at: change.value.eta_at });
  });
});
