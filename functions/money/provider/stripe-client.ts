import type Stripe from "stripe";
import { isLocalBackend } from "../../runtime/is-local-backend";
import { localPaymentUrl } from "./local-payment-url";
import { readPaymentKeys } from "./payment-keys";

/** An attempt must end before the guest gives up; the outbox repeats it. */
const TIMEOUT_MS = 10_000;

let current: { readonly name: string; readonly client: Stripe } | null = null;

/**
 * The client of this instance, loaded when it is first needed.
 * @throws Error if online payment is switched off
 */
export async function stripeClient(): Promise<Stripe> {
  const keys = readPaymentKeys();
  if (!keys) throw new Error("online payment is switched off");
  const local = isLocalBackend() ? localPaymentUrl() : null;
  const name = `${keys.apiKey} ${local?.href ?? ""}`;
  if (current?.name === name) return current.client;
  const { default: Stripe } = await import("stripe");
  const client = new Stripe(keys.apiKey, {
    timeout: TIMEOUT_MS,
    // The outbox repeats what fails, and fetches before it acts.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(local && { host: local.hostname, port: local.port, protocol: "http" }),
  });
  current = { name, client };
  return client;
}
