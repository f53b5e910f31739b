import { warn } from "firebase-functions/logger";
import { moneyTasks } from "@/domain/payment/money-tasks";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import {
  type OpenPaymentAnswer,
  paymentRequestSchema,
} from "@/domain/payment/payment-requests.schema";
import { nextSession, sessionStep } from "@/domain/payment/payment-session";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { addPaymentTasks } from "../money/add-payment-tasks";
import { DELETED, readMoneyOrder } from "../money/order-money-store";
import { readPaymentAccount } from "../money/payment-account-store";
import { readPayment, writePayment } from "../money/payment-store";
import { paymentKeysSecret } from "../money/provider/payment-keys";
import { paymentProvider } from "../money/provider/stripe-provider";
import { database, transact } from "../runtime/admin-app";
import { SENDING_SECRETS } from "../runtime/callable-options";
import { readSwitches } from "../runtime/switches-store";
import { type Bill, ownBill } from "./own-bill";
import { returnUrl } from "./return-url";
import { settleAny } from "./settle-any";

/**
 * The provider's page on which the guest pays an order or a deposit, made from the stored document
 * alone. Repeated calls give the same page while it is open. Refuses PAYMENT_SETTLED once the order or
 * reservation no longer waits for its payment, and PAYMENT_UNAVAILABLE while the provider gives no
 * page.
 */
export const openPayment = defineCallable(
  {
    name: "openPayment",
    schema: paymentRequestSchema,
    access: "signed-in",
    options: { secrets: [...SENDING_SECRETS, paymentKeysSecret] },
  },
  async ({ input, caller, now, request }) => {
    const own = await ownBill(input, caller.uid);
    if (!own.ok) return own;
    const bill = own.value;
    if (bill.status !== "awaiting_payment") return err(refusal("PAYMENT_SETTLED"));
    try {
      const begun = await beginPage(bill, now);
      if (!begun.ok) return begun;
      const { payment, isReused } = begun.value;
      const url = isReused
        ? payment.session_url
        : await openPage(bill, payment, now, request.rawRequest.headers.origin);
      return url ? ok<OpenPaymentAnswer>({ url }) : err(refusal("PAYMENT_SETTLED"));
    } catch (fault) {
      warn("payment page not opened", fault, { resto_key: bill.resto_key });
      return err(refusal("PAYMENT_UNAVAILABLE"));
    }
  },
);

interface Begun {
  readonly payment: PaymentRecord;
  readonly isReused: boolean;
}

/** Finds the page to show, or stores that the next one is asked for: then its request can be repeated. */
async function beginPage({ id, resto_key }: Bill, now: number): Promise<Result<Begun, Refusal>> {
  const [known, account, switches] = await Promise.all([
    readPayment(database(), id),
    readPaymentAccount(resto_key),
    readSwitches(),
  ]);
  if (!known) return err(refusal("PAYMENT_UNAVAILABLE"));
  // A page that has ended, or whose time is over, may have been paid.
  const isUnknown = sessionStep(known, now) === "next" && known.attempt > 0;
  if (isUnknown || now >= known.hold_until) {
    const settled = await settleAny(id, { closesPage: true });
    if (settled?.paid.status !== "awaiting_payment") return err(refusal("PAYMENT_SETTLED"));
  }
  const isOff = !switches.online_payment || account?.charges_enabled !== true;
  if (isOff || account.account_id !== known.account_id) return err(refusal("PAYMENT_UNAVAILABLE"));
  return transact(id, async (transaction) => {
    const [current, payment] = await Promise.all([
      readMoneyOrder(transaction, id),
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
    const next = writePayment(transaction, payment, nextSession(payment, now), now);
    return ok({ payment: next, isReused: false });
  });
}

/** Asks the provider for a page and stores it before anybody can pay on it. */
async function openPage(
  bill: Bill,
  payment: PaymentRecord,
  now: number,
  origin: string | undefined,
): Promise<string | null> {
  const { id: order_id, resto_key, attempt, account_id, session_expires_at } = payment;
  const { lines, language, email, isHeld } = bill;
  const restaurant = await readMailRestaurant(resto_key, database());
  if (!restaurant || bill.due_cents !== payment.quoted_cents) {
    throw new Error(`payments/${order_id} does not fit what it pays`);
  }
  const session = await paymentProvider.openSession(
    {
      account_id,
      order_id,
      resto_key,
      attempt,
      lines,
      description: `${restaurant.title} ${bill.code}`,
      language,
      email,
      isHeld,
      expires_at: session_expires_at ?? 0,
      return_url: returnUrl(restaurant, bill.page, origin),
    },
    `${order_id}_open_${attempt}`,
  );
  return transact(order_id, async (transaction) => {
    const [order, current] = await Promise.all([
      readMoneyOrder(transaction, order_id),
      readPayment(transaction, order_id),
    ]);
    if (current?.attempt !== attempt) return null;
    const opened = current.session_id
      ? current
      : { ...current, ...session, version: current.version + 1 };
    if (opened !== current) writePayment(transaction, current, opened, now);
    const change = order ?? DELETED;
    if (change.status === "awaiting_payment") return opened.session_url ?? null;
    // The step that ended the wait knew of no page that it could close.
    const waiting = { ...change, status: "awaiting_payment", wanted_at: null } as const;
    addPaymentTasks(transaction, moneyTasks(waiting, change, opened, now));
    return null;
  });
}
