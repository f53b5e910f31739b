import { warn } from "firebase-functions/logger";
import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import {
  type OpenPaymentAnswer,
  paymentRequestSchema,
} from "@/domain/payment/payment-requests.schema";
import { nextSession, sessionStep } from "@/domain/payment/payment-session";
import { sessionLines } from "@/domain/payment/session-lines";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { readPaymentAccount } from "../money/payment-account-store";
import { readPayment, writePayment } from "../money/payment-store";
import { paymentKeysSecret } from "../money/provider/payment-keys";
import { paymentProvider } from "../money/provider/stripe-provider";
import { readOrder } from "../orders/order-store";
import { database, transact } from "../runtime/admin-app";
import { MAIL_SECRETS } from "../runtime/callable-options";
import { readSwitches } from "../runtime/switches-store";
import { ownOrder } from "./own-order";
import { returnUrl } from "./return-url";
import { settlePayment } from "./settle-payment";

/**
 * The provider's page on which the guest pays an order, made from the stored order alone. Repeated calls
 * give the same page while it is open. Refuses PAYMENT_SETTLED once the order no longer waits for its
 * payment, and PAYMENT_UNAVAILABLE while the provider gives no page.
 */
export const openPayment = defineCallable(
  {
    name: "openPayment",
    schema: paymentRequestSchema,
    access: "signed-in",
    options: { secrets: [...MAIL_SECRETS, paymentKeysSecret] },
  },
  async ({ input, caller, now, request }) => {
    const { order_id } = input;
    const own = await ownOrder(order_id, caller.uid);
    if (!own.ok) return own;
    const order = own.value;
    if (order.status !== "awaiting_payment") return err(refusal("PAYMENT_SETTLED"));
    try {
      const begun = await beginPage(order, now);
      if (!begun.ok) return begun;
      const { payment, isReused } = begun.value;
      const url = isReused
        ? payment.session_url
        : await openPage(order, payment, request.rawRequest.headers.origin);
      return url ? ok<OpenPaymentAnswer>({ url }) : err(refusal("PAYMENT_SETTLED"));
    } catch (fault) {
      warn("payment page not opened", fault, { resto_key: order.resto_key });
      return err(refusal("PAYMENT_UNAVAILABLE"));
    }
  },
);

interface Begun {
  readonly payment: PaymentRecord;
  readonly isReused: boolean;
}

/** Finds the page to show, or stores that the next one is asked for: then its request can be repeated. */
async function beginPage(order: Order, now: number): Promise<Result<Begun, Refusal>> {
  const { id, resto_key } = order;
  const [known, account, switches] = await Promise.all([
    readPayment(database(), id),
    readPaymentAccount(resto_key),
    readSwitches(),
  ]);
  if (!known) return err(refusal("PAYMENT_UNAVAILABLE"));
  // A page that has ended, or whose time is over, may have been paid.
  const isUnknown = sessionStep(known, now) === "next" && known.attempt > 0;
  if (isUnknown || now >= known.hold_until) {
    const settled = await settlePayment(id, { closesPage: true });
    if (settled?.order.status !== "awaiting_payment") return err(refusal("PAYMENT_SETTLED"));
  }
  const isOff = !switches.online_payment || account?.charges_enabled !== true;
  if (isOff || account.account_id !== known.account_id) return err(refusal("PAYMENT_UNAVAILABLE"));
  return transact(id, async (transaction) => {
    const [current, payment] = await Promise.all([
      readOrder(transaction, id),
      readPayment(transaction, id),
    ]);
    const isWaiting = current?.status === "awaiting_payment" && payment !== null;
    if (!isWaiting) return err(refusal("PAYMENT_SETTLED"));
    const step = sessionStep(payment, now);
    if (step !== "next") return ok({ payment, isReused: step === "reuse" });
    // Its money, if there is any, is not back yet.
    if (payment.status === "authorised" || payment.captured_cents > payment.refunded_cents) {
      return err(refusal("PAYMENT_OPEN"));
    }
    const next = nextSession(payment, now);
    writePayment(transaction, next);
    return ok({ payment: next, isReused: false });
  });
}

/** Asks the provider for a page and stores it before anybody can pay on it. */
async function openPage(
  order: Order,
  payment: PaymentRecord,
  origin: string | undefined,
): Promise<string | null> {
  const { id: order_id, resto_key, attempt, account_id, session_expires_at } = payment;
  const restaurant = await readMailRestaurant(resto_key, database());
  if (!restaurant || amountDue(order) !== payment.quoted_cents) {
    throw new Error(`orders/${order_id} does not fit its payment`);
  }
  const session = await paymentProvider.openSession(
    {
      account_id,
      order_id,
      resto_key,
      attempt,
      lines: sessionLines(order),
      description: `${restaurant.title} ${order.code}`,
      language: order.language ?? "de",
      email: order.contact.email ?? null,
      expires_at: session_expires_at ?? 0,
      return_url: returnUrl(restaurant, order_id, origin),
    },
    `${order_id}_open_${attempt}`,
  );
  return transact(order_id, async (transaction) => {
    const current = await readPayment(transaction, order_id);
    if (current?.attempt !== attempt) return null;
    if (current.session_id) return current.session_url ?? null;
    writePayment(transaction, { ...current, ...session, version: current.version + 1 });
    return session.session_url;
  });
}
