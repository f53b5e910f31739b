import * as z from "zod/mini";
import { orderSchema } from "../../order/order.schema";
import { isPaidOnline, paidBy } from "../../order/pricing/money-at-door";
import { reportedOrderSchema } from "../order-report";
import { refundVat } from "../refund-vat";
import type { Booking } from "./booking.schema";
import { datedRefunds } from "./dated-refunds";

/** The fields of an order that the bookings of a month use. */
export const bookedOrderSchema = z.extend(
  z.pick(reportedOrderSchema, {
    status: true,
    status_at: true,
    type: true,
    payment: true,
    payment_status: true,
    refunded_cents: true,
    local_date: true,
    total_cents: true,
    tip_cents: true,
    vat_split: true,
  }),
  z.pick(orderSchema, { id: true, code: true, refunds: true }).shape,
);

export type BookedOrder = z.infer<typeof bookedOrderSchema>;

const MONEY = { cash: "cash", card_at_door: "card", online: "online" } as const;

/**
 * The bookings of one month: each completed order that is due in it by means of payment and VAT rate,
 * each refund on its own day, and tips that were paid online. Tips paid at the door are not the
 * restaurant's money.
 * @param month `YYYY-MM`
 * @param orders also earlier ones, for their refunds
 */
export function monthBookings(orders: readonly BookedOrder[], month: string): Booking[] {
  return orders
    .filter(({ status }) => status === "completed")
    .flatMap((order) => [...saleOf(order), ...refundsOf(order)])
    .filter(({ date, cents }) => date.startsWith(`${month}-`) && cents !== 0)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = (booking: Booking) =>
  [booking.date, booking.sold_on, booking.code, booking.order_id, booking.kind].join();

function saleOf(order: BookedOrder): Booking[] {
  const { local_date, vat_split, tip_cents = 0 } = order;
  const amounts = vat_split.map(({ rate, net_cents, vat_cents }) => ({
    item: itemAt(rate),
    cents: net_cents + vat_cents,
  }));
  const tip = isPaidOnline(order) ? tip_cents : 0;
  return [...amounts, { item: "tips" as const, cents: tip }].map((amount) =>
    bookingOf(order, { date: local_date, kind: "sale", refund_id: null, ...amount }),
  );
}

/** Of each refund what it adds to the shares of all refunds so far, so that they sum up exactly. */
function refundsOf(order: BookedOrder): Booking[] {
  let refunded_cents = 0;
  let before = sharesOf({ ...order, refunded_cents });
  return datedRefunds(order).flatMap(({ date, refund_id, cents: given }) => {
    refunded_cents += given;
    const now = sharesOf({ ...order, refunded_cents });
    const added = (["food", "drinks", "tips"] as const).map((item) => {
      const cents = before[item] - now[item];
      return bookingOf(order, { date, kind: "refund", refund_id, item, cents });
    });
    before = now;
    return added;
  });
}

/** What was given back of dishes by their rates, and above the total of the tip. */
function sharesOf(order: BookedOrder) {
  const shares = { food: 0, drinks: 0, tips: 0 };
  for (const { rate, net_cents, vat_cents } of refundVat(order)) {
    shares[itemAt(rate)] += net_cents + vat_cents;
  }
  shares.tips = (order.refunded_cents ?? 0) - shares.food - shares.drinks;
  return shares;
}

/** @throws for another rate than those of a menu: no account is known for it */
function itemAt(rate: number): "food" | "drinks" {
  if (rate !== 7 && rate !== 19) throw new Error(`no account for VAT of ${rate} %`);
  return rate === 7 ? "food" : "drinks";
}

function bookingOf(
  order: BookedOrder,
  amount: Pick<Booking, "date" | "kind" | "refund_id" | "item" | "cents">,
): Booking {
  const { id, code, local_date, type } = order;
  const money = MONEY[paidBy(order)];
  return { ...amount, order_id: id, code, sold_on: local_date, type, money };
}
