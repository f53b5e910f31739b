import * as z from "zod/mini";
import { readPaymentKeys } from "./payment-keys";

/** Older events are refused, because somebody may send a recorded one again. */
const MAX_AGE_S = 300;

/**
 * The subject of an event; its content is never used. Names of objects as the provider gives them:
 * `payment_intent` is a name or the object itself.
 */
const eventSchema = z.object({
  account: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      metadata: z.nullish(z.record(z.string(), z.string())),
      payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
    }),
  }),
});

/** An event of a restaurant's account, whose signature and age are right. */
export interface PaymentEvent {
  readonly account_id: string;
  /** The event is about the account itself, for example that it can charge. */
  readonly is_of_account: boolean;
  /** The order that made the object; null if the object does not say it. */
  readonly order_id: string | null;
  readonly attempt: number | null;
  readonly session_id: string | null;
  readonly intent_id: string | null;
}

/**
 * Reads an event of the provider.
 * @param body as it came, byte by byte
 * @returns null unless it is signed with the project's secret, at most 300 seconds old, of a restaurant's
 *   account, and of the same mode as the project's key
 */
export async function readPaymentEvent(
  body: Buffer,
  signature: string,
): Promise<PaymentEvent | null> {
  const keys = readPaymentKeys();
  if (!keys) return null;
  const event = eventSchema.safeParse(await signedEvent(body, signature, keys.webhookSecret));
  if (!event.success || event.data.livemode !== keys.livemode) return null;
  const { account, data } = event.data;
  const { object, id, metadata, payment_intent } = data.object;
  const intent = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
  return {
    account_id: account,
    is_of_account: object === "account",
    order_id: metadata?.order_id ?? null,
    attempt: metadata?.attempt === undefined ? null : Number(metadata.attempt),
    session_id: object === "checkout.session" ? id : null,
    intent_id: object === "payment_intent" ? id : (intent ?? null),
  };
}

async function signedEvent(body: Buffer, signature: string, secret: string): Promise<unknown> {
  const { default: Stripe } = await import("stripe");
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, MAX_AGE_S);
  } catch {
    return null;
  }
}
