import type Stripe from "stripe";
import { type ApiError, invalidRequest } from "../state/api-error";

/** The refusal of a step that an intent's status does not allow. */
export function unexpectedState(
  intent: Stripe.PaymentIntent,
  participle: "captured" | "canceled" | "confirmed",
  allowed: readonly Stripe.PaymentIntent.Status[],
): ApiError {
  return invalidRequest(
    `This PaymentIntent could not be ${participle} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${participle}: ${allowed.join(", ")}.`,
    { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) },
  );
}
