import {
  type ListedPaid,
  listedPayment,
  sortedPayments,
} from "@/domain/payment/listing/listed-payment";
import {
  type ListPaymentsAnswer,
  listPaymentsRequestSchema,
} from "@/domain/payment/listing/listed-payment.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { listDisputedPayments, listFailedRefunds, readPayments } from "../money/payment-store";
import { dashboardUrl } from "../money/provider/dashboard-url";
import { listDeposits, listOnlineOrders, readListedPaid } from "./listed-paid-store";

/** Payments of orders, and of tables, of one answer, without those that need a person. */
const MAX_PAYMENTS = 500;

/**
 * The online payments of the orders, and the deposits of the tables, that are due from a day on, without
 * anything about guests; payments that are disputed or whose refund failed are listed whenever they were
 * made.
 */
export const listPayments = defineCallable(
  { name: "listPayments", schema: listPaymentsRequestSchema, access: "manager-of" },
  async ({ input: { resto_key, from, order_id }, now }) => {
    const [orders, deposits, disputed, failed] = await Promise.all([
      listOnlineOrders(resto_key, from, MAX_PAYMENTS + 1),
      listDeposits(resto_key, from, MAX_PAYMENTS + 1),
      listDisputedPayments(resto_key),
      listFailedRefunds(resto_key, now),
    ]);
    const outside = [...disputed, ...failed].map(({ id }) => id).concat(order_id ?? []);
    const paid = [
      ...orders.slice(0, MAX_PAYMENTS),
      ...deposits.slice(0, MAX_PAYMENTS),
      ...(await readListedPaid(resto_key, outside)),
    ];
    return ok<ListPaymentsAnswer>({
      payments: sortedPayments(await withPayments(paid)),
      truncated: Math.max(orders.length, deposits.length) > MAX_PAYMENTS,
    });
  },
);

/** Unpaid orders and deposits are left out. */
async function withPayments(listed: readonly ListedPaid[]) {
  const paidOf = new Map(listed.map((paid) => [paid.id, paid]));
  const payments = await readPayments([...paidOf.keys()]);
  return payments.flatMap((payment) => {
    const paid = paidOf.get(payment.id);
    const isPaid = payment.authorised_cents > 0 || payment.captured_cents > 0;
    return paid && isPaid ? [listedPayment(paid, payment, dashboardUrl(payment))] : [];
  });
}
