import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { ORDER_COLUMNS, orderCells } from "@/hosting/export/order-csv";
import { sampleOrder } from "@/test/harness/sample-order";

it.each<[string, Partial<Order>, unknown[]]>([
  ["paid at the door", { payment: "cash" }, ["cash", null, 0, 0]],
  [
    "paid online and partly refunded",
    { payment: "online", payment_status: "part_refunded", paid_cents: 756, refunded_cents: 156 },
    ["online", "part_refunded", 7.56, 1.56],
  ],
  [
    "whose online payment failed",
    { payment: "online", payment_status: "failed", paid_cents: 756 },
    ["online", "failed", 0, 0],
  ],
])("exports the payment of an order %s", (_what, changes, expected) => {
  const cells = orderCells(sampleOrder(changes));
  const columns = ["payment", "payment_status", "paid_online", "refunded"] as const;
  expect(columns.map((column) => cells[ORDER_COLUMNS.indexOf(column)])).toEqual(expected);
});
