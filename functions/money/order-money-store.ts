import * as z from "zod/mini";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import type { OrderRefund } from "@/domain/order/payment-status.schema";
import { depositAsOrder } from "@/domain/payment/deposit-payment";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { paidPath, reservationOf } from "@/domain/payment/payment-id";
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
  refunds: true,
  contact: true,
  email_verified: true,
  language: true,
  start_at: true,
  party_size: true,
  note: true,
});

/** The fields of an order that its money, and a mail about it, depend on. */
export type MailedOrder = z.infer<typeof moneyOrderSchema>;

/** The fields that the money of a payment depends on; of a reservation as `depositAsOrder` has them. */
export interface MoneyOrder
  extends Pick<
    MailedOrder,
    "id" | "resto_key" | "code" | "local_date" | "status" | "payment" | "refunds" | "email_verified"
  > {
  /** The reservation, for mails about it. */
  readonly deposit_of?: z.infer<typeof depositSchema>;
}

/** Stands for a reservation that was deleted with its guest's account: its tasks still run. */
export const DELETED = { payment: "online", status: "cancelled" } as const;

/** The deposit of a reservation as the order that its money counts as. */
export function moneyDeposit(id: string, reservation: z.infer<typeof depositSchema>): MoneyOrder {
  const { resto_key, code, local_date, refunds, email_verified } = reservation;
  return {
    ...{ id, resto_key, code, local_date, refunds, email_verified },
    ...depositAsOrder(reservation),
    deposit_of: reservation,
  };
}

const paidDocument = (id: string) => database().doc(paidPath(id));

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
  const data = plainData(await transaction.get(paidDocument(id)));
  if (!data) return null;
  return reservationOf(id) === null
    ? parsedOrThrow(parseStored(moneyOrderSchema, { ...data, id }))
    : moneyDeposit(id, parsedOrThrow(parseStored(depositSchema, data)));
}

/**
 * Writes a payment as guest and team see it. The version of the order or reservation stays, so that
 * nobody's step is refused because of it. Discards the sums of its day if that is over: a refund
 * changes them.
 */
export function writeOrderMoney(
  transaction: Transaction,
  order: Pick<Order, "id" | "resto_key" | "local_date" | "refunds">,
  payment: PaymentRecord,
): void {
  const { id, refunds } = order;
  if (reservationOf(id) === null) discardLateSums(transaction, order, payment.updated_at);
  transaction.update(paidDocument(id), {
    ...orderMoney(payment),
    ...storedRefunds(refunds),
  });
}

/** Writes the refunds of an order or deposit that were asked for. */
export function writeRefunds(
  transaction: Transaction,
  payment_id: string,
  refunds: readonly OrderRefund[],
): void {
  transaction.update(paidDocument(payment_id), storedRefunds(refunds));
}

/** The field of refunds as it is stored; no field without them. */
export function storedRefunds(refunds: readonly OrderRefund[] | undefined): {
  readonly refunds?: readonly object[];
} {
  const stored = refunds?.map((refund) => ({ ...refund, at: toTimestamp(refund.at) }));
  return stored ? { refunds: stored } : {};
}
