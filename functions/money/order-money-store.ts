import * as z from "zod/mini";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import type { OrderRefund } from "@/domain/order/payment-status.schema";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { orderMoney } from "@/domain/payment/payment-money";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { discardLateSums } from "../reports/day-sums-store";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const moneyOrderSchema = z.pick(orderSchema, {
  id: true,
  resto_key: true,
  local_date: true,
  status: true,
  payment: true,
  refunds: true,
  code: true,
  type: true,
  contact: true,
  email_verified: true,
  language: true,
  total_cents: true,
  tip_cents: true,
});

/** The fields of an order that its money, and a mail about it, depend on. */
export type MoneyOrder = z.infer<typeof moneyOrderSchema>;

const orderOf = (id: string) => database().doc(`orders/${id}`);

/**
 * Reads what an order's money depends on; null if it does not exist.
 * @throws ZodError if it cannot be parsed
 */
export async function readMoneyOrder(
  transaction: Transaction,
  id: string,
): Promise<MoneyOrder | null> {
  const data = plainData(await transaction.get(orderOf(id)));
  return data && parsedOrThrow(parseStored(moneyOrderSchema, { ...data, id }));
}

/**
 * Writes an order's payment as guest and team see it. The order's version stays, so that nobody's step is
 * refused because of it. Discards the sums of its day if that is over: a refund changes them.
 */
export function writeOrderMoney(
  transaction: Transaction,
  order: Pick<Order, "id" | "resto_key" | "local_date" | "refunds">,
  payment: PaymentRecord,
): void {
  const { id, refunds } = order;
  discardLateSums(transaction, order, payment.updated_at);
  transaction.update(orderOf(id), {
    ...orderMoney(payment),
    ...(refunds && { refunds: refunds.map(storedRefund) }),
  });
}

/** Writes the refunds of an order that were asked for. */
export function writeOrderRefunds(
  transaction: Transaction,
  id: string,
  refunds: readonly OrderRefund[],
): void {
  transaction.update(orderOf(id), { refunds: refunds.map(storedRefund) });
}

function storedRefund(refund: OrderRefund): object {
  return { ...refund, at: toTimestamp(refund.at) };
}
