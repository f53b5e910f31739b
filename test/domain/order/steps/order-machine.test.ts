import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { orderSchema } from "@/domain/order/order.schema";
import { ORDER_STATUSES, type OrderStatus } from "@/domain/order/order-status";
import { isFinal, type OrderActor } from "@/domain/order/order-transitions";
import {
  canCancel,
  cancelByGuest,
  changeOrderStatus,
  type OrderStep,
} from "@/domain/order/steps/order-machine";
import { NOON, placedOrder } from "../sample-order";

const MINUTE = 60_000;

/** Late enough for every deadline of the schedule. */
const LATER = NOON + 20 * MINUTE;

function orderIn(status: OrderStatus, type: Order["type"] = "delivery"): Order {
  const acceptedAt = LATER - 2 * MINUTE;
  return { ...placedOrder, type, status, version: 3, status_at: { accepted: acceptedAt } };
}

function step(to: OrderStatus, by: OrderActor, changes: Partial<OrderStep> = {}): OrderStep {
  return { to, by, version: 3, now: LATER, eta_minutes: 30, reason: "zu viel los", ...changes };
}

// An independent copy of docs/rules.md#order-states.
const ALLOWED: Record<Order["type"], string[]> = {
  delivery: [
    "guest awaiting_payment cancelled",
    "guest placed cancelled",
    "guest accepted cancelled",
    "system placed expired",
    "staff placed accepted",
    "staff placed rejected",
    "staff accepted preparing",
    "staff accepted out_for_delivery",
    "staff accepted failed",
    "staff preparing out_for_delivery",
    "staff preparing failed",
    "staff out_for_delivery completed",
    "staff out_for_delivery failed",
    // A delivery never reaches `ready`, but could leave it.
    "staff ready completed",
    "staff ready failed",
  ],
  pickup: [
    "guest awaiting_payment cancelled",
    "guest placed cancelled",
    "guest accepted cancelled",
    "system placed expired",
    "staff placed accepted",
    "staff placed rejected",
    "staff accepted preparing",
    "staff accepted ready",
    "staff accepted failed",
    "staff preparing ready",
    "staff preparing failed",
    "staff ready completed",
    "staff ready failed",
    "staff out_for_delivery completed",
    "staff out_for_delivery failed",
  ],
};

const ACTORS: OrderActor[] = ["guest", "staff", "system"];
const TOO_LATE: OrderStatus[] = ["preparing", "ready", "out_for_delivery"];

const cells = (["delivery", "pickup"] as const).flatMap((type) =>
  ACTORS.flatMap((by) =>
    ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ type, by, from, to }))),
  ),
);

describe("every step from every status by every actor", () => {
  it.each(cells)("$type: $by from $from to $to", ({ type, by, from, to }) => {
    const changed = changeOrderStatus(orderIn(from, type), step(to, by));
    if (ALLOWED[type].includes(`${by} ${from} ${to}`)) {
      expect(changed).toMatchObject({ ok: true, value: { status: to, version: 4 } });
      return;
    }
    const tooLate = by === "guest" && to === "cancelled" && TOO_LATE.includes(from);
    expect(changed).toEqual({
      ok: false,
      error: tooLate ? { reason: "CANCEL_TOO_LATE" } : { reason: "WRONG_STATE", current: from },
    });
  });

  it("refuses an outdated version before anything else", () => {
    for (const { type, by, from, to } of cells) {
      for (const version of [2, 4]) {
        expect(changeOrderStatus(orderIn(from, type), step(to, by, { version }))).toEqual({
          ok: false,
          error: { reason: "VERSION_CONFLICT" },
        });
      }
    }
  });
});

describe("an accepted step", () => {
  it("sets status_at, increments the version and appends to the history without mutating the order", () => {
    const order = Object.freeze({ ...placedOrder });
    const now = NOON + MINUTE;
    const input = { to: "accepted", by: "staff", version: 1, now, eta_minutes: 45 } as const;
    expect(changeOrderStatus(order, input)).toEqual({
      ok: true,
      value: {
        status: "accepted",
        status_at: { placed: NOON, accepted: now },
        version: 2,
        history: [
          { version: 1, status: "placed", at: NOON, by: "guest" },
          { version: 2, status: "accepted", at: now, by: "staff", eta_at: now + 45 * MINUTE },
        ],
        updated_at: now,
        eta_at: now + 45 * MINUTE,
      },
    });
    expect(order.version).toBe(1);
  });

  it("keeps the reason, trimmed", () => {
    const rejected = changeOrderStatus(
      orderIn("placed"),
      step("rejected", "staff", { reason: "  keine Fahrer " }),
    );
    expect(rejected.ok && rejected.value.history.at(-1)).toEqual({
      version: 4,
      status: "rejected",
      at: LATER,
      by: "staff",
      reason: "keine Fahrer",
    });
  });

  it.each([undefined, 0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9])(
    "refuses acceptance with %s as eta_minutes",
    (eta_minutes) => {
      expect(
        changeOrderStatus(orderIn("placed"), step("accepted", "staff", { eta_minutes })),
      ).toEqual({ ok: false, error: { reason: "INVALID", field: "eta_minutes" } });
    },
  );

  it("accepts a promised time up to 61 days ahead", () => {
    const accept = (eta_minutes: number) =>
      changeOrderStatus(orderIn("placed"), step("accepted", "staff", { eta_minutes })).ok;
    expect(accept(61 * 24 * 60)).toBe(true);
    expect(accept(61 * 24 * 60 + 1)).toBe(false);
  });

  it.each([
    ["placed", "rejected"],
    ["preparing", "failed"],
  ] as const)("needs a reason from %s to %s", (from, to) => {
    for (const reason of [undefined, "", "  "]) {
      expect(changeOrderStatus(orderIn(from), step(to, "staff", { reason }))).toEqual({
        ok: false,
        error: { reason: "INVALID", field: "reason" },
      });
    }
  });

  it("refuses expiry before 15 minutes", () => {
    const expire = (now: number) =>
      changeOrderStatus(placedOrder, { to: "expired", by: "system", version: 1, now }).ok;
    expect(expire(NOON + 15 * MINUTE - 1)).toBe(false);
    expect(expire(NOON + 15 * MINUTE)).toBe(true);
  });

  it("refuses expiry before the time until which the order can be answered", () => {
    const answer_due_at = NOON + 60 * MINUTE;
    const expiry = { to: "expired", by: "system", version: 1, answer_due_at } as const;
    const expire = (now: number) => changeOrderStatus(placedOrder, { ...expiry, now });
    expect(expire(answer_due_at - 1)).toEqual({
      ok: false,
      error: { reason: "WRONG_STATE", current: "placed" },
    });
    expect(expire(answer_due_at).ok).toBe(true);
  });

  it("keeps a complete history in random sequences and never leaves a final status", () => {
    const picks = fc.array(
      fc.tuple(fc.constantFrom(...ACTORS), fc.constantFrom(...ORDER_STATUSES)),
      {
        minLength: 200,
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(picks, fc.constantFrom("delivery", "pickup"), (tries, type) => {
        let order: Order = { ...placedOrder, type };
        for (const [by, to] of tries) {
          const changed = changeOrderStatus(order, step(to, by, { version: order.version }));
          if (!changed.ok) continue;
          expect(isFinal(order.status)).toBe(false);
          order = { ...order, ...changed.value };
        }
        expect(order.history.map(({ version }) => version)).toEqual(
          order.history.map((_, index) => index + 1),
        );
        expect(order.history.at(-1)?.status).toBe(order.status);
        expect(orderSchema.safeParse(order).success).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe("canCancel and cancelByGuest", () => {
  const accepted: Order = {
    ...placedOrder,
    status: "accepted",
    version: 2,
    status_at: { placed: NOON, accepted: NOON + MINUTE },
  };

  it.each([
    [0, null],
    [120_000, null],
    [120_001, "CANCEL_TOO_LATE"],
  ])("%i ms after acceptance: %s", (ms, reason) => {
    const now = NOON + MINUTE + ms;
    const cancelled = cancelByGuest(accepted, { version: 2, now });
    expect(cancelled.ok ? null : cancelled.error.reason).toBe(reason);
    expect(canCancel(accepted, now)).toBe(cancelled.ok);
  });

  it("allow cancelling a placed order, and one that awaits its payment, at any time", () => {
    expect(canCancel({ status: "awaiting_payment", status_at: {} }, NOON + 1e9)).toBe(true);
    const cancelled = cancelByGuest(placedOrder, { version: 1, now: NOON + 1e9 });
    expect(cancelled).toMatchObject({
      ok: true,
      value: { status: "cancelled", history: [{}, { by: "guest", status: "cancelled" }] },
    });
  });

  it.each(ORDER_STATUSES.filter((status) => status !== "placed" && status !== "awaiting_payment"))(
    "refuse cancelling from %s without a time of acceptance",
    (status) => {
      expect(canCancel({ status, status_at: {} }, NOON)).toBe(false);
    },
  );
});
