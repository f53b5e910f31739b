import { describe, expect, it } from "vitest";
import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { acceptedPromise, firstPromise, slipMinutes } from "@/domain/order/timing/first-promise";
import { promisedTimeChanges } from "@/domain/order/timing/promised-time-changes";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { NOON, placedOrder } from "../sample-order";

const inMinutes = (minutes: number) => NOON + minutes * MINUTE_MS;
const promised = { promised_at: inMinutes(30), wanted_at: null };

/** Accepted a while after noon, with the staff member's minutes from then. */
function accepted(order: typeof promised, afterMs: number, eta_minutes: number) {
  const placed = { ...placedOrder, ...order };
  const step = {
    to: "accepted",
    by: "staff",
    version: 1,
    now: NOON + afterMs,
    eta_minutes,
  } as const;
  const change = changeOrderStatus(placed, step);
  if (!change.ok) throw new Error(change.error.reason);
  return { ...placed, ...change.value };
}

describe("the first promise", () => {
  it("is the checkout's, else the wanted time, else unknown", () => {
    expect(firstPromise({ promised_at: 2, wanted_at: 1 })).toBe(2);
    expect(firstPromise({ wanted_at: 1 })).toBe(1);
    expect(firstPromise({ promised_at: null, wanted_at: null })).toBeNull();
  });

  it("stays the same to the millisecond if the order is accepted for the same minute", () => {
    const order = accepted(promised, 20_000, 30);
    expect(order.eta_at).toBe(promised.promised_at);
    expect(order.history.at(-1)?.eta_at).toBe(promised.promised_at);
    expect(promisedTimeChanges(order)).toEqual([]);
  });

  it("changes if the order is accepted for a time that is a minute or more away", () => {
    expect(acceptedPromise(promised, inMinutes(31))).toBe(inMinutes(31));
    expect(acceptedPromise(promised, inMinutes(29))).toBe(inMinutes(29));
    expect(acceptedPromise(promised, inMinutes(35) + 29_000)).toBe(inMinutes(35));
    expect(acceptedPromise({ wanted_at: null }, inMinutes(29))).toBe(inMinutes(29));
  });

  it("is followed by a change when the order is accepted for later or earlier", () => {
    expect(promisedTimeChanges(accepted(promised, 0, 45))).toEqual([
      { at: NOON, previous_at: inMinutes(30), promised_at: inMinutes(45), minutes: 15 },
    ]);
    expect(promisedTimeChanges(accepted(promised, 0, 20))[0]?.minutes).toBe(-10);
  });

  it.each([
    [0, inMinutes(30)],
    [0, inMinutes(25)],
    [1, inMinutes(31)],
    [15, inMinutes(45) + 59_000],
  ])("slips by %i minutes", (minutes, eta_at) => {
    expect(slipMinutes(promised, eta_at)).toBe(minutes);
  });
});
