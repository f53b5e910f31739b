import type Stripe from "stripe";
import type { Instant } from "@/domain/time/berlin-time";
import { stripeClient } from "./stripe-client";

/** Intents whose money was asked back since an instant. */
export async function listDisputed(account_id: string, since: Instant): Promise<string[]> {
  const stripe = await stripeClient();
  return intentsOf(stripe.disputes.list(madeSince(since), { stripeAccount: account_id }));
}

/** Intents of the refunds since an instant that came back, one entry for each refund. */
export async function listFailedRefunds(account_id: string, since: Instant): Promise<string[]> {
  const stripe = await stripeClient();
  return intentsOf(stripe.refunds.list(madeSince(since), { stripeAccount: account_id }), isFailed);
}

/** Whether the bank sent a refund back. */
export function isFailed({ status }: Stripe.Refund): boolean {
  return status === "failed" || status === "canceled";
}

function madeSince(since: Instant) {
  return { created: { gte: Math.floor(since / 1000) }, limit: 100 };
}

async function intentsOf<T extends Pick<Stripe.Refund, "payment_intent">>(
  list: AsyncIterable<T>,
  isWanted: (each: T) => boolean = () => true,
): Promise<string[]> {
  const intents: string[] = [];
  for await (const each of list) {
    const { payment_intent } = each;
    const id = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
    if (id && isWanted(each)) intents.push(id);
  }
  return intents;
}
