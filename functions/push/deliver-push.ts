import { warn } from "firebase-functions/logger";
import { nextPushAttemptAt, type PushOutcome } from "@/domain/push/push-attempts";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { cachedReader } from "../runtime/cached-reader-store";
import { serverNow } from "../runtime/server-now";
import { sendPush } from "./push-client";
import { type ClaimedPush, claimPush, endPush, postponePush } from "./push-message-store";
import {
  deletePushSubscription,
  notePushResult,
  type PushDevice,
  readPushDevice,
} from "./push-subscription-store";
import { isStillOnCall } from "./team-devices";

/** How an attempt at a message ended. */
export type PushState = PushOutcome["kind"];

/**
 * Makes the next attempt at a queued message, if one is due (docs/rules.md#push).
 * @returns null without one
 */
export async function deliverPush(id: string): Promise<PushState | null> {
  const claimed = await claimPush(id, await serverNow());
  if (!claimed) return null;
  const device = await readPushDevice(claimed.message.subscription_id);
  // Another account may use the device by now, or the access may be revoked.
  const { uid, resto_key } = claimed.message;
  const isOwn = device?.uid === uid && (await isStillOnCall(device, resto_key));
  return deliverClaimed(claimed, isOwn ? device : null);
}

/**
 * Makes an attempt that has begun.
 * @param device null if it has unsubscribed
 */
export async function deliverClaimed(
  claimed: ClaimedPush,
  device: PushDevice | null,
): Promise<PushState> {
  const outcome = await attempt(claimed, device);
  if (outcome.kind === "later") {
    const { attempts } = claimed.message;
    await postponePush(
      claimed,
      nextPushAttemptAt(attempts, outcome.retryAfterMs, await serverNow()),
    );
    return "later";
  }
  await endPush(claimed);
  if (!device) return outcome.kind;
  if (outcome.kind === "gone") await deletePushSubscription(device.id);
  else await notePushResult(device, outcome.kind === "sent");
  if (outcome.kind === "refused") warn("push refused", { host: new URL(device.endpoint).host });
  return outcome.kind;
}

async function attempt({ message }: ClaimedPush, device: PushDevice | null): Promise<PushOutcome> {
  if (!device) return { kind: "gone" };
  const restaurant = await readMailRestaurant(message.resto_key, cachedReader);
  if (!restaurant) return { kind: "refused" };
  return sendPush(device, message, restaurant.url, await serverNow());
}
