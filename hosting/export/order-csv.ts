import type { Cents } from "@/domain/money/money";
import type { Order } from "@/domain/order/order.schema";
import { isPaidOnline } from "@/domain/order/pricing/money-at-door";
import { formatDate, formatLocalDate, formatTime } from "@/domain/text/format";
import type { CsvCell } from "@/domain/text/write-csv";

/** Columns of `orders.csv`, one order per row. Amounts are euros, times those of the restaurant. */
export const ORDER_COLUMNS = [
  "code",
  "placed_on",
  "placed_at",
  "due_on",
  "due_at",
  "status",
  "type",
  "name",
  "phone",
  "email",
  "street",
  "zip",
  "city",
  "dishes",
  "subtotal",
  "discount",
  "delivery_fee",
  "deposit",
  "total",
  "net_7",
  "vat_7",
  "net_19",
  "vat_19",
  "tip",
  "payment",
  "payment_status",
  "paid_online",
  "refunded",
  "id",
] as const;

/** Cells of an order in the order of {@link ORDER_COLUMNS}. */
export function orderCells(order: Order): CsvCell[] {
  const { contact, address } = order;
  const [net7, vat7] = vatCells(order, 7);
  const [net19, vat19] = vatCells(order, 19);
  const cells: Record<(typeof ORDER_COLUMNS)[number], CsvCell> = {
    code: order.code,
    placed_on: formatDate(order.created_at),
    placed_at: formatTime(order.created_at),
    due_on: formatLocalDate(order.local_date),
    due_at: order.local_time,
    status: order.status,
    type: order.type,
    name: contact.name,
    phone: contact.phone,
    email: contact.email ?? null,
    street: address?.street ?? null,
    zip: address?.zip ?? null,
    city: address?.city ?? null,
    dishes: order.lines.map(({ qty, name }) => `${qty} × ${name.de}`).join(", "),
    subtotal: euros(order.subtotal_cents),
    discount: euros(order.discount_cents),
    delivery_fee: euros(order.delivery_fee_cents),
    deposit: euros(order.deposit_cents + (order.reusable?.deposit_cents ?? 0)),
    total: euros(order.total_cents),
    net_7: net7,
    vat_7: vat7,
    net_19: net19,
    vat_19: vat19,
    tip: euros(order.tip_cents ?? 0),
    payment: order.payment,
    payment_status: order.payment_status ?? null,
    paid_online: euros(isPaidOnline(order) ? (order.paid_cents ?? 0) : 0),
    refunded: euros(order.refunded_cents ?? 0),
    id: order.id,
  };
  return ORDER_COLUMNS.map((column) => cells[column]);
}

function vatCells({ vat_split }: Order, rate: number): [net: number, vat: number] {
  const share = vat_split.find((each) => each.rate === rate);
  return [euros(share?.net_cents ?? 0), euros(share?.vat_cents ?? 0)];
}

function euros(cents: Cents): number {
  return cents / 100;
}
