import { expect, it } from "vitest";
import type { OrderRefund, PaymentStatus } from "@/domain/order/payment-status.schema";
import type { Dispute } from "@/domain/payment/dispute.schema";
import { foldDispute } from "@/domain/payment/fold-dispute";
import { refundable, refundOrder } from "@/domain/payment/refund-order";
import { newlyDone, seenRefunds } from "@/domain/payment/seen-refunds";
import { NOON } from "../order/sample-order";
import { NOTHING } from "./machine/provider";
import { DUE, samplePayment, waitingOrder } from "./sample-payment";

const REFUND: OrderRefund = {
  ...{ id: "r1", amount_cents: 700, reason: "kalt", at: NOON, status: "pending" },
};
const ask = { order_id: waitingOrder.id, refund_id: "r2", amount_cents: 500, reason: "fehlte" };
const order: Parameters<typeof refundOrder>[0] = { payment: "online", refunds: [REFUND] };

it("asks for a partial refund once, in addition to earlier ones", () => {
  const refund = { id: "r2", amount_cents: 500, reason: "fehlte", at: NOON, status: "pending" };
  expect(refundOrder(order, samplePayment("captured"), ask, NOON)).toMatchObject({
    ok: true,
    value: {
      refunds: [REFUND, refund],
      task: {
        id: `${waitingOrder.id}_refund_r2`,
        kind: "refund",
        amount_cents: 500,
        next_at: NOON,
      },
    },
  });
  const first = refundOrder({ payment: "online" }, samplePayment("part_refunded"), ask, NOON);
  expect(first).toMatchObject({ ok: true, value: { refunds: [refund] } });
  const again = { ...ask, refund_id: "r1", amount_cents: 700, reason: "kalt" };
  expect(refundOrder(order, null, again, NOON)).toEqual({
    ok: true,
    value: { refunds: [REFUND], task: null },
  });
});

it.each<[string, PaymentStatus | null, object, object?]>([
  ["IDEMPOTENCY_MISMATCH", "captured", { refund_id: "r1", amount_cents: 701, reason: "kalt" }],
  ["IDEMPOTENCY_MISMATCH", "captured", { refund_id: "r1", amount_cents: 700, reason: "anders" }],
  ["PAYMENT_SETTLED", null, {}],
  ["PAYMENT_SETTLED", "captured", {}, { payment: "cash" }],
  ["PAYMENT_OPEN", "open", {}],
  ["PAYMENT_OPEN", "failed", {}],
  ["PAYMENT_OPEN", "authorised", {}],
  ["REFUND_TOO_HIGH", "refunded", {}],
  ["REFUND_TOO_HIGH", "captured", { amount_cents: DUE - 699 }],
  ["PAYMENT_SETTLED", "lapsed", {}],
  ["PAYMENT_SETTLED", "voided", {}],
  ["PAYMENT_SETTLED", "disputed", {}],
])("refuses %s: money %s, %j", (reason, status, wish, changes = {}) => {
  const payment = status && samplePayment(status);
  const answer = refundOrder({ ...order, ...changes }, payment, { ...ask, ...wish }, NOON);
  expect(answer).toMatchObject({ ok: false, error: { reason } });
});

it.each<[string, OrderRefund["status"] | null, number, number]>([
  ["all that was taken", null, 0, DUE],
  ["not what is on its way", "pending", 0, DUE - 700],
  ["not what was given back", "done", 700, DUE - 700],
  ["not what was given back elsewhere", "done", 900, DUE - 900],
  ["what came back", "failed", 0, DUE],
])("can give back %s", (_, status, refunded_cents, left) => {
  const refunds = status ? { refunds: [{ ...REFUND, status }] } : {};
  expect(refundable(refunds, samplePayment("captured", { refunded_cents }))).toBe(left);
  const most = { ...ask, amount_cents: left };
  const answer = refundOrder(
    { payment: "online", ...refunds },
    samplePayment("captured", { refunded_cents }),
    most,
    NOON,
  );
  expect(answer.ok).toBe(true);
});

it("takes over the state of its own refunds from the provider", () => {
  const seen = {
    ...NOTHING,
    refunds: [
      { task_id: null, amount_cents: 700, status: "failed" },
      { task_id: `${waitingOrder.id}_refund_r1`, amount_cents: 700, status: "done" },
    ],
  } as const;
  const other = { ...REFUND, id: "r3" };
  expect(seenRefunds(waitingOrder.id, [REFUND, other], seen)).toEqual([
    { ...REFUND, status: "done" },
    other,
  ]);
});

it("gives a refund that others overtook their state, once they have given all money back", () => {
  const statusAfter = (stored: OrderRefund["status"], cents: number, status = stored) => {
    const refunds = [{ task_id: null, amount_cents: cents, status }];
    const seen = { ...NOTHING, captured_cents: DUE, refunds };
    return seenRefunds(waitingOrder.id, [{ ...REFUND, status: stored }], seen)[0]?.status;
  };
  expect(statusAfter("pending", DUE, "done")).toBe("done");
  expect(statusAfter("pending", DUE - 1, "done")).toBe("pending");
  expect(statusAfter("pending", DUE)).toBe("pending");
  expect(statusAfter("pending", DUE, "failed")).toBe("pending");
  expect(statusAfter("done", DUE, "failed")).toBe("failed");
  expect(statusAfter("failed", DUE, "done")).toBe("failed");
});

it("names refunds that the provider has done since, with what went back", () => {
  const made = (status: OrderRefund["status"]) => {
    const refunds = [
      { task_id: `${waitingOrder.id}_refund_r1`, amount_cents: 280, status },
      { task_id: null, amount_cents: DUE - 280, status: "done" as const },
    ];
    return { ...NOTHING, captured_cents: DUE, refunds };
  };
  const others = [
    { ...REFUND, id: "r3" },
    { ...REFUND, id: "r4", status: "done" as const },
  ];
  const done = { ...REFUND, amount_cents: 280, status: "done" };
  const { id } = waitingOrder;
  expect(newlyDone(id, [REFUND, ...others], made("done"))).toEqual([done]);
  expect(newlyDone(id, [REFUND], made("pending"))).toEqual([]);
  expect(newlyDone(id, [{ ...REFUND, status: "done" }], made("done"))).toEqual([]);
});

const STATES = ["open", "review", "won", "lost"] as const;
const dispute = (state: Dispute["state"], amount_cents = 1): Dispute => ({
  ...{ amount_cents, reason: "fraud", state, due_at: NOON },
});

it.each(STATES)(
  "a dispute that is %s only moves forward, and a decided one is replaced by the next",
  (stored) => {
    const after = STATES.map((state) =>
      foldDispute(dispute(stored), { dispute: dispute(state, 2) }),
    );
    const kept = { open: [], review: ["open"], won: [], lost: [] }[stored] as string[];
    expect(after).toEqual(
      STATES.map((state) => (kept.includes(state) ? dispute(stored) : dispute(state, 2))),
    );
  },
);

it("a dispute stays stored while the provider lists none", () => {
  expect(foldDispute(undefined, { dispute: dispute("open") })).toEqual(dispute("open"));
  expect(foldDispute(dispute("open"), { dispute: null })).toEqual(dispute("open"));
  expect(foldDispute(undefined, {})).toBeNull();
});
