import type { HttpsFunction, Request } from "firebase-functions/https";
import { error, warn } from "firebase-functions/logger";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { paidBy } from "@/domain/payment/payment-id";
import { paymentRequestSchema } from "@/domain/payment/payment-requests.schema";
import { foldsInto } from "@/domain/payment/stray-payment";
import { toLocal } from "@/domain/time/berlin-time";
import { createTokenBuckets } from "../calls/limits/token-bucket";
import { listPaymentsOf, readPayment, writePayment } from "../money/payment-store";
import { type PaymentEvent, readPaymentEvent } from "../money/provider/stripe-event";
import { paymentProvider } from "../money/provider/stripe-provider";
import { database, transact } from "../runtime/admin-app";
import { type AuditEntry, addAudit } from "../runtime/audit-store";
import { serverNow } from "../runtime/server-now";
import { settleAccountOf } from "./accounts/settle-account";
import { settleAny } from "./settle-any";

const MAX_BODY_BYTES = 256 * 1024;

/** Log entries about refused events: anybody can send one. */
const takeEntry = createTokenBuckets({ burst: 20, perSecond: 0.2 }, 1);

/**
 * Receives the provider's events at `/api/payments/webhook` of the admin site. An event only causes a fetch
 * from the provider (docs/rules.md#online-payment). One that is forged, older than 300 seconds, of another
 * account or of the other mode is refused with 400 and logged as "payment event refused". A fault of our
 * own is 500, so that the provider repeats the event.
 */
export const paymentWebhook: HttpsFunction = Object.assign(
  async (request: Request, response: Parameters<HttpsFunction>[1]) => {
    response.status(await statusAfter(request)).end();
  },
  {},
) as HttpsFunction;

async function statusAfter({ method, rawBody, headers }: Request): Promise<number> {
  if (method !== "POST") return 405;
  if (rawBody === undefined || rawBody.length > MAX_BODY_BYTES) return 413;
  try {
    const event = await readPaymentEvent(rawBody, String(headers["stripe-signature"] ?? ""));
    return event ? await handle(event) : refused();
  } catch (fault) {
    error("payment event failed", fault);
    return 500;
  }
}

function refused(): number {
  if (takeEntry("all", Date.now()) === null) warn("payment event refused");
  return 400;
}

async function handle(event: PaymentEvent): Promise<number> {
  if (event.is_of_account) {
    await settleAccountOf(event.account_id);
    return 200;
  }
  const payment = await paymentOf(event);
  if (!payment) {
    if (event.order_id !== null) await auditUnknown(event.account_id, event.order_id);
    return 200;
  }
  if (payment.account_id !== event.account_id) return refused();
  if (event.session_id) await adoptSession(payment, event);
  const settled = await settleAny(payment.id);
  if (settled) await returnStray(settled.payment, event);
  return 200;
}

/** Disputes name the intent, not the order or deposit. */
async function paymentOf({ order_id, intent_id }: PaymentEvent): Promise<PaymentRecord | null> {
  // The database refuses to read some other names, such as `__x__`.
  if (order_id !== null && paymentRequestSchema.safeParse(paidBy(order_id)).success) {
    return readPayment(database(), order_id);
  }
  return intent_id === null ? null : ((await listPaymentsOf(intent_id))[0] ?? null);
}

/** Stores a page that was made for the order, if the answer that named it was lost. */
async function adoptSession({ id, attempt }: PaymentRecord, event: PaymentEvent): Promise<void> {
  if (event.attempt !== attempt) return;
  await transact(id, async (transaction) => {
    const payment = await readPayment(transaction, id);
    if (payment?.attempt !== attempt || payment.session_id) return;
    const { session_id } = event;
    const adopted = { ...payment, session_id, version: payment.version + 1 };
    writePayment(transaction, payment, adopted, await serverNow());
  });
}

/** Gives back the money of a page that is not the order's: one order is paid once. */
async function returnStray(payment: PaymentRecord, event: PaymentEvent): Promise<void> {
  const { intent_id } = event;
  if (intent_id === null || foldsInto(payment, event)) return;
  const { account_id, id } = payment;
  const isReturned = await paymentProvider.giveBack(
    { account_id, intent_id },
    `${id}_stray_${intent_id}`,
  );
  if (isReturned) warn("stray payment returned", { resto_key: payment.resto_key, order: id });
}

/** The last one of an account and day: its owner can make any number of them at the provider. */
async function auditUnknown(account_id: string, order_id: string): Promise<void> {
  const at = await serverNow();
  const entry: AuditEntry = {
    at,
    by: "system",
    uid: null,
    resto_key: null,
    target: `orders/${order_id.slice(0, 40).replaceAll("/", "_")}`,
    action: "payment.unknown_order",
  };
  await transact("unknown payments", async (transaction) =>
    addAudit(transaction, entry, `${account_id}_${toLocal(at).date}`),
  );
}
