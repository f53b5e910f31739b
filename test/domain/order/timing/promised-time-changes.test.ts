import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { delayOrder } from "@/domain/order/steps/delay-order";
import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { promisedTimeChanges } from "@/domain/order/timing/promised-time-changes";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { NOON, placedOrder } from "../sample-order";

function accepted(minutes = 30): Order {
  const step = {
    to: "accepted",
    by: "staff",
    version: 1,
    now: NOON,
    eta_minutes: minutes,
  } as const;
  const change = changeOrderStatus(placedOrder, step);
  if (!change.ok) throw new Error(change.error.reason);
  return { ...placedOrder, ...change.value };
}

function delayed(order: Order, minutes: number, after: number): Order {
  const now = NOON + after * MINUTE_MS;
  const change = delayOrder(order, { version: order.version, minutes, now });
  if (!change.ok) throw new Error(change.error.reason);
  return { ...order, ...change.value };
}

const inMinutes = (minutes: number) => NOON + minutes * MINUTE_MS;

describe("promisedTimeChanges", () => {
  it("is empty before and right after acceptance", () => {
    expect(promisedTimeChanges(placedOrder)).toEqual([]);
    expect(promisedTimeChanges(accepted())).toEqual([]);
  });

  it("reports the previous and the new time of every delay", () => {
    const order = delayed(delayed(accepted(), 10, 5), 15, 20);
    expect(promisedTimeChanges(order)).toEqual([
      { at: inMinutes(5), previous_at: inMinutes(30), promised_at: inMinutes(40), minutes: 10 },
      { at: inMinutes(20), previous_at: inMinutes(40), promised_at: inMinutes(55), minutes: 15 },
    ]);
  });

  it("counts the minutes from a promised time that had passed", () => {
    expect(promisedTimeChanges(delayed(accepted(30), 10, 36))).toEqual([
      { at: inMinutes(36), previous_at: inMinutes(30), promised_at: inMinutes(46), minutes: 16 },
    ]);
  });

  it("handles orders whose history has no first promised time", () => {
    const order = delayed(accepted(30), 10, 36);
    const history = order.history.map(({ eta_at, ...event }) =>
      event.delay_minutes && eta_at ? { ...event, eta_at } : event,
    );
    expect(promisedTimeChanges({ history, wanted_at: null })).toEqual([
      { at: inMinutes(36), previous_at: null, promised_at: inMinutes(46), minutes: 10 },
    ]);
    const early = delayed(accepted(30), 10, 5);
    const [change] = promisedTimeChanges({
      history: early.history.slice(-1),
      wanted_at: null,
    });
    expect(change?.previous_at).toBe(inMinutes(30));
  });
});
