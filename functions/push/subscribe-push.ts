import { ECDH } from "node:crypto";
import { PUSH_SUBSCRIPTION_LIMITS } from "@/domain/limits/account-limits";
import { isPushEndpoint } from "@/domain/push/push-endpoint";
import {
  type PushAnswer,
  subscribePushRequestSchema,
} from "@/domain/push/push-subscription.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { readStaff } from "../access/grants-store";
import { defineCallable } from "../calls/define-callable";
import { refuse } from "../calls/frame/refuse";
import { countEvent } from "../limits/count-event";
import { readRestaurant } from "../restaurants/restaurant-store";
import { database, transact } from "../runtime/admin-app";
import { isLocalBackend } from "../runtime/is-local-backend";
import { writePushSubscription } from "./push-subscription-store";
import { isOnCall } from "./team-devices";

/**
 * Stores the caller's device, which from then on gets messages about the caller's orders and
 * reservations at this restaurant, or, for its staff, about new orders without an open board
 * (docs/rules.md#push). Replaces what is stored about the device, also
 * that of another account.
 */
export const subscribePush = defineCallable(
  { name: "subscribePush", schema: subscribePushRequestSchema, access: "signed-in" },
  async ({ input, caller: { uid }, now, request }) => {
    const { resto_key, language, endpoint, keys, kinds } = input;
    if (kinds.includes("new_orders")) {
      if (kinds.length > 1) return err(refusal("INVALID", { field: "kinds" }));
      if (!isOnCall(await readStaff(request), resto_key)) return refuse("NOT_ALLOWED");
    } else if (resto_key === undefined) return err(refusal("INVALID", { field: "resto_key" }));
    if (!isPushEndpoint(endpoint, isLocalBackend())) {
      return err(refusal("INVALID", { field: "endpoint" }));
    }
    if (!isPoint(keys.p256dh)) return err(refusal("INVALID", { field: "keys.p256dh" }));
    if (resto_key !== undefined && !(await readRestaurant(resto_key, [], database()))) {
      return err(refusal("NOT_FOUND"));
    }
    const allowed = await countEvent(uid, "push_subscriptions_at", PUSH_SUBSCRIPTION_LIMITS, now);
    if (!allowed.ok) return allowed;
    await transact(`push ${uid}`, (transaction) =>
      writePushSubscription(transaction, {
        uid,
        ...(resto_key !== undefined && { resto_key }),
        ...(language && { language }),
        endpoint,
        keys,
        kinds: [...new Set(kinds)],
        created_at: now,
        failures: 0,
      }),
    );
    return ok<PushAnswer>({ subscribed: true });
  },
);

/** Whether a key is a point of the curve: nothing can be encrypted for any other. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url", "base64url", "compressed");
    return true;
  } catch {
    return false;
  }
}
