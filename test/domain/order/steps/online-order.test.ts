import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isReceived } from "@/domain/order/order-transitions";
import {
  awaitingPayment,
  paymentChanged,
  paymentHeld,
  paymentMissed,
} from "@/domain/order/steps/online-order";
import { cancelByGuest } from "@/domain/order/steps/order-machine";
import { latestAnswerAt } from "@/domain/order/timing/answer-due";
import { sampleRestaurant } from "../../sample-restaurant";
import { NOON, placedOrder } from "../sample-order";

const MINUTE = 60_000;
const opening = { restaurant: sampleRestaurant, availability: DEFAULT_AVAILABILITY };
const held = { payment_status: "authorised", paid_cents: 2955 } as const;
const waiting: Order = { ...placedOrder, payment: "online", ...awaitingPayment(NOON) };

describe("an order that is paid online", () => {
  it("waits ten minutes for its payment, unknown to the restaurant", () => {
    expect(waiting).toMatchObject({
      status: "awaiting_payment",
      payment_status: "open",
      pay_by: NOON + 10 * MINUTE,
      answer_due_at: null,
      remind_at: null,
    });
    expect(isReceived(waiting)).toBe(false);
    expect(latestAnswerAt(waiting)).toBe(NOON + 25 * MINUTE);
  });

  it("reaches the restaurant once the money is held, and the restaurant's time to answer starts then", () => {
    const now = NOON + 9 * MINUTE;
    const placed = paymentHeld(waiting, held, opening, now);
    expect(placed).toMatchObject({
      ok: true,
      value: {
        status: "placed",
        status_at: { awaiting_payment: NOON, placed: now },
        version: 2,
        history: [{ status: "awaiting_payment" }, { status: "placed", by: "system", at: now }],
        created_at: now,
        pay_by: null,
        answer_due_at: now + 15 * MINUTE,
        remind_at: now + 4 * MINUTE,
        ...held,
      },
    });
    expect(placed.ok && isReceived({ ...waiting, ...placed.value })).toBe(true);
  });

  it("can be placed after its time to pay, but not twice", () => {
    for (const status of ORDER_STATUSES) {
      const { ok } = paymentHeld({ ...waiting, status }, held, opening, NOON);
      expect([status, ok]).toEqual([status, ["awaiting_payment", "unpaid"].includes(status)]);
    }
  });

  it("can be paid at the door instead, while it waits", () => {
    const changed = paymentChanged(waiting, "cash", opening, NOON);
    expect(changed).toMatchObject({
      ok: true,
      value: { status: "placed", payment: "cash", payment_status: "lapsed", pay_by: null },
    });
    const unpaid = { ...waiting, status: "unpaid" } as const;
    expect(paymentChanged(unpaid, "cash", opening, NOON).ok).toBe(false);
  });

  it("ends unpaid when its time to pay is over, not before", () => {
    const until = NOON + 10 * MINUTE;
    const refused = { ok: false, error: { reason: "WRONG_STATE", current: "awaiting_payment" } };
    expect(paymentMissed(waiting, until - 1)).toEqual(refused);
    expect(paymentMissed(waiting, until)).toMatchObject({
      ok: true,
      value: { status: "unpaid", payment_status: "lapsed", pay_by: null },
    });
    expect(paymentMissed({ ...placedOrder, pay_by: NOON }, until).ok).toBe(false);
  });

  it("stays unknown to the restaurant when the guest cancels before the payment", () => {
    const cancelled = cancelByGuest(waiting, { version: 1, now: NOON + MINUTE });
    expect(cancelled.ok && isReceived({ ...waiting, ...cancelled.value })).toBe(false);
    expect(cancelled).toMatchObject({ ok: true, value: { status: "cancelled" } });
  });
});
