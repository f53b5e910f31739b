import type Stripe from "stripe";
import { API_VERSION } from "./api-version";
import type { Owner } from "./object-store";
import { newId, type Provider } from "./provider";

type EventOf<T extends Stripe.Event["type"]> = Extract<Stripe.Event, { type: T }>;

/** Publishes an event with the object as it is now. */
export function emit<T extends Stripe.Event["type"]>(
  provider: Provider,
  owner: Owner,
  type: T,
  object: EventOf<T>["data"]["object"],
): void {
  const event = {
    id: newId("evt"),
    object: "event",
    ...(owner !== null && { account: owner }),
    api_version: API_VERSION,
    created: provider.now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies Stripe.EventBase;
  provider.publish(event as Stripe.Event, owner);
}
