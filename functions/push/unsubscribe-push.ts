import {
  type PushAnswer,
  unsubscribePushRequestSchema,
} from "@/domain/push/push-subscription.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { deletePushSubscription, pushSubscriptionId } from "./push-subscription-store";

/**
 * Removes a device, whoever subscribed it: only the device knows its address. Safe to repeat.
 */
export const unsubscribePush = defineCallable(
  { name: "unsubscribePush", schema: unsubscribePushRequestSchema, access: "signed-in" },
  async ({ input: { endpoint } }) => {
    await deletePushSubscription(pushSubscriptionId(endpoint));
    return ok<PushAnswer>({ subscribed: false });
  },
);
