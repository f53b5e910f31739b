import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { reservationOf } from "@/domain/payment/payment-id";
import type { SeenPayment } from "@/domain/payment/seen-payment";
import { database, type Transaction, transact } from "../runtime/admin-app";
import { readPayment } from "./payment-store";
import { paymentProvider } from "./provider/stripe-provider";

/** Fetches of one payment before the changes of others count as a fault. */
const MAX_FETCHES = 6;

/** A payment as stored, and what the provider says about it. */
export interface FetchedPayment {
  readonly payment: PaymentRecord;
  readonly seen: SeenPayment;
}

/**
 * Fetches a payment from the provider, then writes in a transaction. If the stored payment has changed
 * meanwhile, what was fetched may be older than the change: then it fetches again.
 * @param prepare acts at the provider; its answer counts
 * @returns null if the order has no payment
 * @throws the provider's fault
 */
export async function fetchAndWrite<T>(
  order_id: string,
  prepare: (fetched: FetchedPayment) => Promise<SeenPayment>,
  write: (transaction: Transaction, fetched: FetchedPayment) => Promise<T>,
): Promise<T | null> {
  for (let fetches = 0; fetches < MAX_FETCHES; fetches += 1) {
    const before = await readPayment(database(), order_id);
    if (!before) return null;
    const seen = await prepare({ payment: before, seen: await paymentProvider.fetch(before) });
    const written = await transact(queueOf(before), async (transaction) => {
      const payment = await readPayment(transaction, order_id);
      if (payment?.version !== before.version) return null;
      return { value: await write(transaction, { payment, seen }) };
    });
    if (written) return written.value;
  }
  throw new Error(`payments/${order_id} keeps changing`);
}

/** All seats of a restaurant are counted in the same documents. */
function queueOf({ id, resto_key }: PaymentRecord): string {
  return reservationOf(id) === null ? id : `tables ${resto_key}`;
}
