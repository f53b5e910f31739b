import { type PushOutcome, pushOutcome } from "@/domain/push/push-attempts";
import { isPushEndpoint } from "@/domain/push/push-endpoint";
import type { PushMessage } from "@/domain/push/push-message.schema";
import type { PushSubscriptionRecord } from "@/domain/push/push-subscription.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { isLocalBackend } from "../runtime/is-local-backend";
import { readPushKeys } from "./push-key";

/** An attempt must end before the time limit of the function. */
const TIMEOUT_MS = 10_000;

/**
 * Encrypts a message for a device and hands it to the push service of its browser. Redirects are not
 * followed.
 * @param site address of the restaurant's site, which the push service may use to complain
 */
export async function sendPush(
  { endpoint, keys }: PushSubscriptionRecord,
  { notice, topic, until }: PushMessage,
  site: string,
  now: Instant,
): Promise<PushOutcome> {
  const vapid = readPushKeys();
  if (!vapid || !isPushEndpoint(endpoint, isLocalBackend())) return { kind: "refused" };
  const { generateRequestDetails } = (await import("web-push")).default;
  const request = generateRequestDetails({ endpoint, keys }, JSON.stringify(notice), {
    TTL: Math.max(0, Math.floor((until - now) / 1000)),
    urgency: "high",
    topic,
    vapidDetails: { subject: new URL(site).origin, ...vapid },
  });
  try {
    const { method, headers, body } = request;
    const response = await fetch(endpoint, {
      method,
      headers: headersOf(headers),
      body: body && new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return pushOutcome(response.status, response.headers.get("retry-after"));
  } catch {
    return { kind: "later", retryAfterMs: 0 };
  }
}

/** `fetch` sets the length itself. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name !== "Content-Length");
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
