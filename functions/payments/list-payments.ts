import { listedPayment, sortedPayments } from "@/domain/payment/listing/listed-payment";
import {
  type ListPaymentsAnswer,
  listPaymentsRequestSchema,
} from "@/domain/payment/listing/listed-payment.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { listDisputedPayments, listFailedRefunds, readPayments } from "../money/payment-store";
import { dashboardUrl } from "../money/provider/dashboard-url";
import { type ListedOrder, listOnlineOrders, readListedOrders } from "./listed-orders-store";

/** Payments of one answer, without those that need a person. */
const MAX_PAYMENTS = 500;

/**
 * The online payments of the orders due in a range, without anything about guests; payments that are
 * disputed or whose refund failed are listed whenever they were made.
 */
export const listPayments = defineCallable(
  { name: "listPayments", schema: listPaymentsRequestSchema, access: "manager-of" },
  async ({ input: { resto_key, from, to, order_id }, now }) => {
    const [inRange, disputed, failed] = await Promise.all([
      listOnlineOrders(resto_key, { from, to }, MAX_PAYMENTS + 1),
      listDisputedPayments(resto_key),
      listFailedRefunds(resto_key, now),
    ]);
    const ranged = inRange.slice(0, MAX_PAYMENTS);
    const listed = new Set(ranged.map(({ id }) => id));
    const others = [...disputed, ...failed].map(({ id }) => id).concat(order_id ?? []);
    const outside = await readListedOrders([...new Set(others)].filter((id) => !listed.has(id)));
    const orders = [...ranged, ...outside].filter((order) => order.resto_key === resto_key);
    return ok<ListPaymentsAnswer>({
      payments: sortedPayments(await withPayments(orders)),
      truncated: inRange.length > MAX_PAYMENTS,
    });
  },
);

/** Orders that nobody has paid are left out. */
async function withPayments(orders: readonly ListedOrder[]) {
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const payments = await readPayments([...orderOf.keys()]);
  return payments.flatMap((payment) => {
    const order = orderOf.get(payment.id);
    const isPaid = payment.authorised_cents > 0 || payment.captured_cents > 0;
    return order && isPaid ? [listedPayment(order, payment, dashboardUrl(payment))] : [];
  });
}
