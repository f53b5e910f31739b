import * as z from "zod/mini";
import { clientIdSchema } from "@/domain/ids/client-id.schema";
import { orderStatusSchema } from "@/domain/order/order-status";
import { MAX_ETA_MINUTES } from "@/domain/order/steps/order-machine";
import { lineSchema } from "@/domain/text/text.schema";

export const setOrderStatusRequestSchema = z.strictObject({
  id: clientIdSchema,
  version: z.int().check(z.positive()),
  to: orderStatusSchema,
  /** Minutes from now; required with `accepted`. */
  eta_minutes: z.optional(z.int().check(z.positive(), z.maximum(MAX_ETA_MINUTES))),
  /** Shown to the guest; required with `rejected` and `failed`. */
  reason: z.optional(lineSchema({ max: 200 })),
});
