import { expect, it } from "vitest";
import { PAYMENT_STATUSES } from "@/domain/order/payment-status.schema";
import { orderEffect } from "@/domain/payment/order-effect";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import {
  isCovered,
  isPaymentLost,
  keepsMoney,
  moneyOf,
  orderMoney,
} from "@/domain/payment/payment-money";
import { NOON } from "../order/sample-order";
import { DUE, samplePayment, waitingOrder } from "./sample-payment";

it("is what is held, or was taken and not given back", () => {
  const money = PAYMENT_STATUSES.map((status) => [status, moneyOf(samplePayment(status))]);
  expect(Object.fromEntries(money)).toEqual({
    ...{ open: 0, authorised: DUE, captured: DUE, part_refunded: DUE - 1000, refunded: 0 },
    ...{ lapsed: 0, voided: 0, failed: 0, disputed: 0 },
  });
});

it("covers an order only with the very amount that is held or was taken", () => {
  const covered = PAYMENT_STATUSES.filter((status) => isCovered(samplePayment(status)));
  expect(covered).toEqual(["authorised", "captured"]);
  const other = { quoted_cents: DUE + 1 };
  expect(isCovered(samplePayment("authorised", other))).toBe(false);
  expect(isCovered(samplePayment("captured", other))).toBe(false);
  // What is left of it is the amount, but the guest has got a part back.
  expect(isCovered(samplePayment("part_refunded", { quoted_cents: DUE - 1000 }))).toBe(false);
});

it("stays while an online order owes food", () => {
  expect(keepsMoney({ payment: "online", status: "ready" })).toBe(true);
  expect(keepsMoney({ payment: "online", status: "completed" })).toBe(true);
  expect(keepsMoney({ payment: "online", status: "cancelled" })).toBe(false);
  expect(keepsMoney({ payment: "cash", status: "ready" })).toBe(false);
});

it("is lost if food is owed and the hold ended, was released or failed", () => {
  const lost = PAYMENT_STATUSES.filter((status) =>
    isPaymentLost({ payment: "online", status: "placed" }, { status }),
  );
  expect(lost).toEqual(["lapsed", "voided", "failed"]);
  const lapsed = { status: "lapsed" } as const;
  expect(isPaymentLost({ payment: "online", status: "awaiting_payment" }, lapsed)).toBe(false);
  expect(isPaymentLost({ payment: "online", status: "rejected" }, lapsed)).toBe(false);
  expect(isPaymentLost({ payment: "cash", status: "placed" }, lapsed)).toBe(false);
});

it("is mirrored in its order", () => {
  expect(orderMoney(samplePayment("authorised"))).toEqual({
    ...{ payment_status: "authorised", paid_cents: DUE, refunded_cents: 0 },
  });
  expect(orderMoney(samplePayment("part_refunded", { authorised_cents: 0 }))).toEqual({
    ...{ payment_status: "part_refunded", paid_cents: DUE, refunded_cents: 1000 },
  });
});

const HELD = NOON + 600_000;

it.each<[string, string, PaymentRecord["status"], ReturnType<typeof orderEffect>, object?]>([
  ["places what is held", "awaiting_payment", "authorised", "place"],
  ["places what was taken", "awaiting_payment", "captured", "place"],
  ["places what was missed", "unpaid", "authorised", "place"],
  ["waits for the guest", "awaiting_payment", "open", null],
  ["misses at the end of the hold", "awaiting_payment", "open", "miss", { now: HELD }],
  ["misses not yet", "awaiting_payment", "failed", null, { now: HELD - 1 }],
  ["misses once", "unpaid", "open", null, { now: HELD }],
  ["keeps what food is owed for", "accepted", "captured", null],
  ["keeps another amount, too", "ready", "authorised", null, { quoted_cents: 1 }],
  ["returns the money of an ended order", "rejected", "captured", "return"],
  ["returns the rest", "cancelled", "part_refunded", "return"],
  ["returns nothing twice", "cancelled", "refunded", null],
  ["returns no more after a refund came back", "failed", "captured", null, { failed_refunds: 1 }],
  ["returns another amount", "awaiting_payment", "authorised", "return", { quoted_cents: 1 }],
  [
    ...(["returns another amount late", "awaiting_payment", "captured", "return"] as const),
    { quoted_cents: 1, now: HELD },
  ],
  ["returns what cash replaced", "placed", "authorised", "return", { payment: "cash" }],
  ["places no cash", "awaiting_payment", "authorised", "return", { payment: "cash" }],
])("%s: %s, %s", (_, status, paid, effect, more = {}) => {
  const { now, payment, ...changes } = { now: NOON, payment: "online", ...more };
  const order = { payment, status } as Parameters<typeof orderEffect>[0];
  const record = samplePayment(paid, { hold_until: HELD, ...changes });
  expect(orderEffect(order, record, now)).toBe(effect);
  expect(waitingOrder.pay_by).toBe(HELD);
});
