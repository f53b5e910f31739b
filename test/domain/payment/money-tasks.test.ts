import { expect, it } from "vitest";
import type { OrderStatus } from "@/domain/order/order-status";
import { moneyTasks, paymentTask, returnTasks } from "@/domain/payment/money-tasks";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/domain/time/berlin-time";
import { NOON } from "../order/sample-order";
import { DUE, samplePayment, unopened } from "./sample-payment";

type Paid = PaymentRecord["status"];

function tasks(from: OrderStatus, to: OrderStatus, payment: PaymentRecord | null) {
  const order = { status: from, payment: "online", wanted_at: null } as const;
  return moneyTasks(order, { status: to }, payment, NOON);
}

it.each<[OrderStatus, OrderStatus, Paid, string, number]>([
  ["placed", "accepted", "authorised", "capture", DUE],
  ["placed", "rejected", "authorised", "void", DUE],
  ["placed", "cancelled", "captured", "refund", DUE],
  ["accepted", "failed", "part_refunded", "refund", DUE - 1000],
  ["awaiting_payment", "unpaid", "open", "expire", 0],
  ["awaiting_payment", "unpaid", "failed", "expire", 0],
  ["awaiting_payment", "cancelled", "open", "void", 0],
  ["awaiting_payment", "cancelled", "failed", "void", 0],
])("from %s to %s with money %s: %s %i", (from, to, status, kind, amount_cents) => {
  const payment = samplePayment(status, { version: 4 });
  expect(tasks(from, to, payment)).toEqual([
    {
      id: `${payment.id}_${kind}_4`,
      ...{ order_id: payment.id, resto_key: payment.resto_key, account_id: "acct_1" },
      ...{ kind, amount_cents, attempts: 0, done_at: null, last_error: null },
      next_at: kind === "capture" ? NOON + 2 * MINUTE_MS : NOON,
      created_at: NOON,
    },
  ]);
});

it.each<[OrderStatus, OrderStatus, PaymentRecord | null]>([
  ["placed", "accepted", samplePayment("captured")],
  ["placed", "accepted", samplePayment("lapsed")],
  ["placed", "rejected", samplePayment("voided")],
  ["accepted", "failed", samplePayment("refunded")],
  ["accepted", "preparing", samplePayment("authorised")],
  ["rejected", "rejected", samplePayment("authorised")],
  ["placed", "rejected", null],
  ["awaiting_payment", "cancelled", unopened],
])("from %s to %s nothing is owed", (from, to, payment) => {
  expect(tasks(from, to, payment)).toEqual([]);
});

it.each<[string, number | null, number | null, number]>([
  ["when the guest can no longer cancel", null, null, 2 * MINUTE_MS],
  ["an hour before the hold ends", null, HOUR_MS + MINUTE_MS, MINUTE_MS],
  ["at once if the hold ends sooner", null, HOUR_MS - 1, 0],
  ["at once for an order in more than six days", 6 * DAY_MS + 1, null, 0],
  ["as always for an order in six days", 6 * DAY_MS, null, 2 * MINUTE_MS],
])("captures %s", (_, wanted, before, due) => {
  const at = (delay: number | null) => (delay === null ? null : NOON + delay);
  const order = { status: "placed", payment: "online", wanted_at: at(wanted) } as const;
  const payment = samplePayment("authorised", { capture_before: at(before) });
  const [task] = moneyTasks(order, { status: "accepted" }, payment, NOON);
  expect(task?.next_at).toBe(NOON + due);
});

it("returns nothing where there is no money, and gives a task the name that it is told to", () => {
  expect(returnTasks(samplePayment("lapsed"), NOON)).toEqual([]);
  const details = { amount_cents: 1, next_at: NOON, now: NOON, n: "r1" };
  expect(paymentTask(samplePayment("captured"), "refund", details).id).toMatch(/_refund_r1$/);
});
