import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { PAYMENT_STATUSES, type PaymentStatus } from "@/domain/order/payment-status.schema";
import { type MoneyAtDoor, moneyAtDoor, moneyBack } from "@/domain/order/pricing/money-at-door";
import { placedOrder } from "../sample-order";

const online = (payment_status: PaymentStatus, changes: Partial<Order> = {}): Order => ({
  ...placedOrder,
  payment: "online",
  payment_status,
  status: "accepted",
  ...changes,
});

describe("moneyAtDoor", () => {
  it.each<[MoneyAtDoor, Order]>([
    ["collect", { ...placedOrder, status: "ready" }],
    ["collect", { ...placedOrder, status: "out_for_delivery", payment: "card_at_door" }],
    ["ended", { ...placedOrder, status: "completed" }],
    ["ended", online("voided", { status: "rejected" })],
    ["paid", online("captured", { status: "completed" })],
  ])("is %s", (expected, order) => {
    expect(moneyAtDoor(order)).toBe(expected);
  });

  it("asks for cash whenever the provider neither holds nor has taken the money", () => {
    const asking = PAYMENT_STATUSES.filter(
      (status) => moneyAtDoor(online(status)) === "collect_cash",
    );
    expect(asking).toEqual(["open", "lapsed", "voided", "failed"]);
  });
});

describe("moneyBack", () => {
  it("releases a hold, refunds what is left of a payment, and is null without one", () => {
    expect(moneyBack(online("authorised", { paid_cents: 2955 }))).toEqual({
      kind: "release",
      cents: 2955,
    });
    const part = { paid_cents: 2955, refunded_cents: 955 };
    expect(moneyBack(online("part_refunded", part))).toEqual({ kind: "refund", cents: 2000 });
    expect(moneyBack(online("refunded", { paid_cents: 2955, refunded_cents: 2955 }))).toBeNull();
    expect(moneyBack(online("failed", { paid_cents: 2955 }))).toBeNull();
    expect(moneyBack(placedOrder)).toBeNull();
  });
});
