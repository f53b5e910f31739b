import { describe, expect, it } from "vitest";
import { orderWait } from "@/domain/order/timing/order-wait";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { NOON, placedOrder } from "../sample-order";

const at = (minutes: number) => NOON + minutes * MINUTE_MS;

function accepted(etaMinutes: number, ...delays: { at: number; by: number }[]) {
  const entry = (minutes: number, eta: number) =>
    ({ version: 2, status: "accepted", at: at(minutes), by: "staff", eta_at: at(eta) }) as const;
  let eta = etaMinutes;
  const history = [entry(0, eta)];
  for (const delay of delays) {
    eta += delay.by;
    history.push({ ...entry(delay.at, eta), ...{ delay_minutes: delay.by } });
  }
  return {
    ...placedOrder,
    status: "accepted" as const,
    status_at: { placed: NOON, accepted: NOON },
    eta_at: at(eta),
    history,
  };
}

describe("orderWait", () => {
  it("knows no time before the restaurant has answered", () => {
    expect(orderWait({ ...placedOrder, eta_at: at(30) }, NOON)).toEqual({ kind: "unanswered" });
    expect(orderWait({ ...accepted(30), eta_at: null }, NOON)).toEqual({ kind: "unanswered" });
  });

  it.each([
    [0, 40, 0],
    [10, 30, 0.25],
    [10.5, 30, 0.2625],
    [39.5, 1, 0.9875],
    [40, 0, 1],
    [40.9, 0, 1],
  ])("after %d of 40 minutes, %d are left", (passed, minutes, share) => {
    const wait = orderWait(accepted(40), at(passed));
    expect(wait).toMatchObject({ kind: "counting", minutes, isPostponed: false });
    expect(wait.kind === "counting" && wait.share).toBeCloseTo(share, 5);
  });

  it("is overdue once the promised minute has passed", () => {
    expect(orderWait(accepted(40), at(41))).toEqual({
      kind: "overdue",
      promised_at: at(40),
      minutes: 1,
    });
    expect(orderWait(accepted(40), at(52.5))).toMatchObject({ kind: "overdue", minutes: 12 });
  });

  it("counts to a later promised time, and says that it was moved", () => {
    const later = accepted(40, { at: 30, by: 15 });
    expect(orderWait(later, at(35))).toMatchObject({
      kind: "counting",
      minutes: 20,
      isPostponed: true,
    });
    const sooner = accepted(40, { at: 10, by: -10 });
    expect(orderWait(sooner, at(20))).toMatchObject({ minutes: 10, isPostponed: false });
  });

  it("counts no minutes further ahead than an hour and a half", () => {
    const ahead = accepted(300);
    expect(orderWait(ahead, NOON)).toEqual({ kind: "appointed", promised_at: at(300) });
    expect(orderWait(ahead, at(210))).toMatchObject({ kind: "counting", minutes: 90, share: 0 });
    expect(orderWait(ahead, at(255))).toMatchObject({ minutes: 45, share: 0.5 });
  });

  it("ends when the food is ready for pickup, even after the promised time", () => {
    expect(orderWait({ ...accepted(40), status: "ready" }, at(60))).toEqual({ kind: "ready" });
  });

  it.each(["completed", "rejected", "expired", "cancelled", "failed"] as const)(
    "is over when the order is %s",
    (status) => {
      expect(orderWait({ ...accepted(40), status }, at(60))).toEqual({ kind: "over" });
    },
  );
});
