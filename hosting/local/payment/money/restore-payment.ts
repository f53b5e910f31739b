import * as z from "zod";
import { METHOD_IDS, METHODS } from "../methods/methods";
import { WALLET_CARD } from "../methods/test-cards";
import { chargeObject } from "../objects/charge-object";
import { disputeObject } from "../objects/dispute-object";
import { intentObject } from "../objects/intent-object";
import { refundObject } from "../objects/refund-object";
import { sessionObject } from "../objects/session-object";
import type { Provider } from "../state/provider";
import { lapseWhenDue } from "./release-payment";

const cents = z.number().int().nonnegative();

/** A payment of an earlier run, as the data of the backend has it. */
export const restoredPaymentSchema = z.strictObject({
  account: z.string(),
  order_id: z.string(),
  resto_key: z.string(),
  session_id: z.string(),
  intent_id: z.string(),
  method: z.enum(METHOD_IDS).catch("card"),
  amount: cents,
  /** `released` holds no money any more. */
  state: z.enum(["held", "captured", "released"]),
  is_disputed: z.boolean(),
  refunds: z.array(z.strictObject({ task_id: z.string(), amount: cents })),
  /** Seconds since 1970. */
  created: z.number().int(),
});

export type RestoredPayment = z.output<typeof restoredPaymentSchema>;

/** Remembers a payment of an earlier run, without events; one that is known stays as it is. */
export function restorePayment(provider: Provider, payment: RestoredPayment): void {
  const { account: owner, created, amount, state, order_id, resto_key } = payment;
  if (provider.intents.find(owner, payment.intent_id)) return;
  const metadata = { order_id, resto_key };
  const method = METHODS[payment.method];
  const session = sessionObject({
    amount,
    created,
    expiresAt: created + 1800,
    baseUrl: provider.baseUrl,
    currency: "eur",
    locale: "de",
    clientReferenceId: order_id,
    customerEmail: null,
    metadata,
    methodTypes: [method.type],
    allowedTypes: null,
    excludedTypes: null,
    methodOptions: null,
    submitType: "pay",
    successUrl: provider.baseUrl,
    cancelUrl: null,
  });
  const intent = intentObject({
    amount,
    currency: "eur",
    created,
    captureMethod: "automatic",
    metadata,
    description: null,
    receiptEmail: null,
    methodTypes: [method.type],
  });
  intent.id = payment.intent_id;
  const captureBefore = state === "captured" ? null : created + method.holdDays * 86_400;
  const charge = chargeObject({
    intent,
    attempt: { method, card: method.type === "card" ? WALLET_CARD : null },
    created,
    status: "succeeded",
    captureBefore,
    decline: null,
  });
  intent.latest_charge = charge.id;
  intent.status = (
    { held: "requires_capture", captured: "succeeded", released: "canceled" } as const
  )[state];
  if (state === "held") intent.amount_capturable = amount;
  if (state === "captured") intent.amount_received = amount;
  if (state === "released") intent.canceled_at = created;
  Object.assign(session, { id: payment.session_id, status: "complete", url: null });
  session.payment_intent = intent.id;
  session.payment_status = state === "captured" ? "paid" : "unpaid";
  provider.sessions.add(owner, session);
  provider.intents.add(owner, intent);
  provider.charges.add(owner, charge);
  if (captureBefore !== null && state === "held") {
    lapseWhenDue(provider, owner, intent, captureBefore);
  }
  for (const { task_id, amount: refunded } of payment.refunds) {
    charge.amount_refunded += refunded;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    const made = { charge, amount: refunded, created, reason: null, isPending: false };
    provider.refunds.add(owner, refundObject({ ...made, metadata: { task_id } }));
  }
  if (payment.is_disputed) {
    charge.disputed = true;
    // As if the guest asked the bank now, so that the restaurant can still answer.
    provider.disputes.add(owner, disputeObject(charge, provider.now()));
  }
}
