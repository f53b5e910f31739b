import { describe, expect, it } from "vitest";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { canDelay, DELAY_MINUTES, delayOrder } from "@/domain/order/steps/delay-order";
import { NOON, placedOrder } from "../sample-order";

const MINUTE = 60_000;
const ETA = NOON + 40 * MINUTE;

function orderIn(status: Order["status"], changes: Partial<Order> = {}): Order {
  return { ...placedOrder, status, version: 3, eta_at: ETA, ...changes };
}

const delay = (order: Order, minutes = 10, now = NOON) =>
  delayOrder(order, { version: 3, minutes, now });

describe("delayOrder", () => {
  it.each(ORDER_STATUSES)(
    "delays an order in a status that allows it, else refuses WRONG_STATE: %s",
    (status) => {
      const isPossible = ["accepted", "preparing", "out_for_delivery"].includes(status);
      expect(canDelay(orderIn(status), 10)).toBe(isPossible);
      if (!isPossible) {
        const error = { reason: "WRONG_STATE", current: status };
        expect(delay(orderIn(status))).toEqual({ ok: false, error });
        return;
      }
      const order = orderIn(status);
      expect(delay(order)).toEqual({
        ok: true,
        value: {
          status,
          status_at: order.status_at,
          version: 4,
          eta_at: ETA + 10 * MINUTE,
          updated_at: NOON,
          history: [
            ...order.history,
            {
              version: 4,
              status,
              at: NOON,
              by: "staff",
              delay_minutes: 10,
              eta_at: ETA + 10 * MINUTE,
            },
          ],
        },
      });
      expect(order).toEqual(orderIn(status));
    },
  );

  it("counts from now if the promised time has passed or is missing", () => {
    const late = ETA + 25 * MINUTE;
    const fromNow = { ok: true, value: { eta_at: late + 10 * MINUTE } };
    expect(delay(orderIn("preparing"), 10, late)).toMatchObject(fromNow);
    expect(delay(orderIn("preparing", { eta_at: null }), 10, late)).toMatchObject(fromNow);
  });

  it("refuses an outdated version before anything else", () => {
    for (const version of [2, 4]) {
      const answer = delayOrder(orderIn("placed"), { version, minutes: -1, now: NOON });
      expect(answer).toEqual({ ok: false, error: { reason: "VERSION_CONFLICT" } });
    }
  });

  it.each([0, 4, 61, -10, 7.5, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses a delay of %s minutes",
    (minutes) => {
      expect(delay(orderIn("accepted"), minutes)).toEqual({
        ok: false,
        error: { reason: "INVALID", field: "minutes" },
      });
      expect(canDelay(orderIn("accepted"), minutes)).toBe(false);
    },
  );

  it("accepts repeated delays up to the total limit, and every result matches the schema", () => {
    let order = orderIn("accepted");
    let total = 0;
    for (;;) {
      const next = delayOrder(order, { version: order.version, minutes: 60, now: NOON });
      expect(next.ok).toBe(canDelay(order, 60));
      if (!next.ok) break;
      total += 60;
      order = orderSchema.parse({ ...order, ...next.value });
    }
    expect(total).toBe(DELAY_MINUTES.total);
    expect(order.eta_at).toBe(ETA + total * MINUTE);
    expect(order.history.map(({ status }) => status)).toEqual([
      "placed",
      ...Array<string>(4).fill("accepted"),
    ]);
  });
});
