import { expect, it } from "vitest";
import { PAYMENT_STATUSES } from "@/domain/order/payment-status.schema";
import type { Dispute } from "@/domain/payment/dispute.schema";
import {
  listedPayment,
  needsPerson,
  sortedPayments,
} from "@/domain/payment/listing/listed-payment";
import { NOON } from "../../order/sample-order";
import { DUE, samplePayment, waitingOrder } from "../sample-payment";

const { id, code, type, status, local_date, local_time } = waitingOrder;
const refund = {
  ...{ id: "r1", amount_cents: 700, reason: "kalt", at: NOON, status: "pending" as const },
};

it("shows order, money and what can be given back, and nothing about the guest", () => {
  const payment = samplePayment("captured", { method: "card" });
  expect(
    listedPayment({ ...waitingOrder, refunds: [refund] }, payment, "https://d.example"),
  ).toEqual({
    ...{ id, code, type, status, local_date, local_time },
    ...{ payment_status: "captured", method: "card", quoted_cents: DUE, authorised_cents: DUE },
    ...{ captured_cents: DUE, refunded_cents: 0, refundable_cents: DUE - 700 },
    ...{ refunds: [refund], refund_failed: false, dispute: null, capture_before: null },
    dashboard_url: "https://d.example",
  });
});

it("can give back money that was taken, never less than nothing", () => {
  const left = PAYMENT_STATUSES.filter(
    (each) => listedPayment(waitingOrder, samplePayment(each), null).refundable_cents > 0,
  );
  expect(left).toEqual(["captured", "part_refunded"]);
  const beyond = samplePayment("part_refunded", { refunded_cents: DUE + 1 });
  expect(listedPayment(waitingOrder, beyond, null).refundable_cents).toBe(0);
});

it("names the end of a hold while money is held", () => {
  const end = (each: "authorised" | "captured") =>
    listedPayment(waitingOrder, samplePayment(each, { capture_before: NOON }), null).capture_before;
  expect([end("authorised"), end("captured")]).toEqual([NOON, null]);
});

const dispute = (state: Dispute["state"], due_at: number | null): Dispute => ({
  ...{ amount_cents: 1, reason: "fraud", state, due_at },
});

function listed(id: string, local: string, more: object = {}) {
  const [date = "", time = ""] = local.split(" ");
  const order = { ...waitingOrder, id: id, local_date: date, local_time: time };
  return listedPayment(order, samplePayment("captured", more), null);
}

it("lists payments that need a person first, beginning with the nearest deadline, then the latest orders", () => {
  const payments = [
    listed("noon", "2026-11-24 12:00"),
    listed("review", "2026-11-23 12:00", { dispute: dispute("review", 1) }),
    listed("late", "2026-11-20 12:00", { dispute: dispute("open", 9) }),
    listed("evening", "2026-11-24 19:00"),
    listed("soon", "2026-11-21 12:00", { dispute: dispute("open", 5) }),
    listed("failed", "2026-11-19 12:00", { refund_failed: true }),
    listed("failed later", "2026-11-22 12:00", { refund_failed: true }),
  ];
  const sorted = sortedPayments(payments).map(({ id }) => id);
  expect(sorted).toEqual([
    ...["failed later", "failed", "soon", "late"],
    ...["evening", "noon", "review"],
  ]);
  expect(payments.filter(needsPerson).map(({ id }) => id)).toEqual([
    ...["late", "soon", "failed", "failed later"],
  ]);
});
