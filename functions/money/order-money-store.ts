import * as z from "zod/mini";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import type { OrderRefund } from "@/domain/order/payment-status.schema";
import { depositAsOrder } from "@/domain/payment/deposit-payment";
import { type PaymentRecord, reservationOf } from "@/domain/payment/payment.schema";
import { orderMoney } from "@/domain/payment/payment-money";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
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

const depositSchema = z.pick(reservationSchema, {
  resto_key: true,
  code: true,
  local_date: true,
  status: true,
  status_at: true,
  deposit: true,
  history: true,
});

/** The fields of an order that its money, and a mail about it, depend on. */
export type MailedOrder = z.infer<typeof moneyOrderSchema>;

/** The fields that the money of a payment depends on; of a reservation as `depositAsOrder` has them. */
export type MoneyOrder = Pick<
  MailedOrder,
  "id" | "resto_key" | "code" | "local_date" | "status" | "payment" | "refunds"
>;

/** The deposit of a reservation as the order that its money counts as. */
export function moneyDeposit(id: string, reservation: z.infer<typeof depositSchema>): MoneyOrder {
  const { resto_key, code, local_date } = reservation;
  return { id, resto_key, code, local_date, ...depositAsOrder(reservation) };
}

const orderOf = (id: string) => database().doc(`orders/${id}`);
const bookingOf = (id: string) => database().doc(`reservations/${id}`);

/**
 * Reads what the money of a payment depends on: its order, or the reservation whose deposit it is; null
 * if that does not exist.
 * @param id that of the payment
 * @throws ZodError if it cannot be parsed
 */
export async function readMoneyOrder(
  transaction: Transaction,
  id: string,
): Promise<MailedOrder | MoneyOrder | null> {
  const reservation_id = reservationOf(id);
  if (reservation_id !== null) return readMoneyDeposit(transaction, id, reservation_id);
  const data = plainData(await transaction.get(orderOf(id)));
  return data && parsedOrThrow(parseStored(moneyOrderSchema, { ...data, id }));
}

async function readMoneyDeposit(
  transaction: Transaction,
  id: string,
  reservation_id: string,
): Promise<MoneyOrder | null> {
  const data = plainData(await transaction.get(bookingOf(reservation_id)));
  if (!data) return null;
  const reservation = parsedOrThrow(parseStored(depositSchema, data));
  return moneyDeposit(id, reservation);
}

/**
 * Writes a payment as guest and team see it. The version of the order or reservation stays, so that nobody's step is
 * refused because of it. Discards the sums of its day if that is over: a refund changes them.
 */
export function writeOrderMoney(
  transaction: Transaction,
  order: Pick<Order, "id" | "resto_key" | "local_date" | "refunds">,
  payment: PaymentRecord,
): void {
  const { id, refunds } = order;
  const reservation_id = reservationOf(id);
  if (reservation_id !== null) {
    transaction.update(bookingOf(reservation_id), orderMoney(payment));
    return;
  }
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
