import { error } from "firebase-functions/logger";
import { type BookedCharge, compareBooks } from "@/domain/payment/compare-books";
import type { PaymentAccount, PaymentRecord } from "@/domain/payment/payment.schema";
import { reservationOf } from "@/domain/payment/payment-id";
import { depositProblems, paymentProblems } from "@/domain/payment/payment-problems";
import { groupBy } from "@/domain/stored-data/group-by";
import { HOUR_MS, type Instant } from "@/domain/time/berlin-time";
import { readCountedSlot } from "../capacity/counted-slot-store";
import { readPaymentAccount } from "../money/payment-account-store";
import { listPaymentsSince } from "../money/payment-store";
import { listTasksOf } from "../money/payment-task-store";
import { listCharges } from "../money/provider/stripe-charges";
import { readOrder } from "../orders/order-store";
import { readReservationNow } from "../reservations/reservation-store";
import { database } from "../runtime/admin-app";
import { logAndContinue } from "../runtime/log-and-continue";

/** Counts of a comparison. */
interface Compared {
  accounts: number;
  payments: number;
  differences: number;
}

/**
 * Compares the charges of each account since an instant with the stored payments, and each paid order
 * and deposit with the invariants of payment, and logs what differs. Shares no code with what moves the money.
 * An account that cannot be read is logged.
 * @param counts is counted up
 * @returns the accounts that were compared
 */
export async function comparePayments(
  since: Instant,
  isOver: () => boolean,
  counts: Compared,
): Promise<string[]> {
  const accounts: string[] = [];
  // A payment is stored before its charge is made: those of an hour before may have one in the window.
  const stored = await listPaymentsSince(since - HOUR_MS);
  for (const [account_id, payments] of groupBy(stored, (payment) => payment.account_id)) {
    if (isOver()) break;
    const isCompared = await logAndContinue(`compare payments of ${account_id}`, () =>
      compareAccount(account_id, payments, since, counts),
    );
    if (isCompared) accounts.push(account_id);
  }
  return accounts;
}

async function compareAccount(
  account_id: string,
  payments: readonly PaymentRecord[],
  since: Instant,
  counts: Compared,
): Promise<void> {
  const [first] = payments;
  const account = first ? await readPaymentAccount(first.resto_key) : null;
  const charges = await listCharges(account_id, since);
  const byOrder = groupBy(charges, ({ order_id }) => order_id);
  const compared = payments.filter(({ id, created_at }) => created_at >= since || byOrder.has(id));
  counts.accounts += 1;
  counts.payments += compared.length;
  counts.differences += reportDifferences(charges, compared);
  for (const payment of compared) {
    const own = byOrder.get(payment.id) ?? [];
    counts.differences += await reportProblems(payment, account, own);
  }
}

function reportDifferences(charges: BookedCharge[], payments: PaymentRecord[]): number {
  const [first] = payments;
  const differences = compareBooks(charges, payments);
  for (const difference of differences) {
    error("payment difference", { resto_key: first?.resto_key, ...difference });
  }
  return differences.length;
}

/** @param account that of the restaurant now; another one may have taken the payment */
async function reportProblems(
  payment: PaymentRecord,
  account: PaymentAccount | null,
  charges: readonly BookedCharge[],
): Promise<number> {
  const { id, resto_key } = payment;
  const tasks = await listTasksOf(id);
  const isOfAccount = account !== null && account.connected_at <= payment.created_at;
  const account_id = isOfAccount ? account.account_id : payment.account_id;
  const problems = await problemsOf({ payment, tasks, charges, account_id });
  for (const problem of problems) error("payment problem", { resto_key, order: id, problem });
  return problems.length;
}

/** None if the order or reservation was erased with its guest. */
async function problemsOf(
  paid: Omit<Parameters<typeof depositProblems>[0], "reservation">,
): Promise<string[]> {
  const { id } = paid.payment;
  const reservation_id = reservationOf(id);
  if (reservation_id !== null) {
    const reservation = await readReservationNow(reservation_id);
    return reservation ? depositProblems({ ...paid, reservation }) : [];
  }
  const order = await readOrder(database(), id);
  return order ? paymentProblems({ ...paid, order, slot: await readCountedSlot(order) }) : [];
}
