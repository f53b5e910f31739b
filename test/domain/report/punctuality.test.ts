import { describe, expect, it } from "vitest";
import { countPunctual, punctualityRange, punctualPercent } from "@/domain/report/punctuality";
import { MINUTE_MS, toInstant } from "@/domain/time/berlin-time";

const PROMISED = toInstant("2027-03-05", 19 * 60);
const after = (minutes: number) => PROMISED + minutes * MINUTE_MS;

describe("countPunctual", () => {
  const order = {
    status: "completed",
    type: "pickup",
    status_at: { ready: after(5), completed: after(20) },
    promised_at: PROMISED,
    wanted_at: null,
  } as const;

  it.each([
    ["a pickup by when it was ready", order, 1, 1],
    [
      "six minutes as late",
      { ...order, status_at: { ready: after(6), completed: after(9) } },
      1,
      0,
    ],
    ["an early one as punctual", { ...order, status_at: { ready: after(-20) } }, 1, 1],
    ["a delivery by its arrival", { ...order, type: "delivery" as const }, 1, 0],
    ["an old order by its wanted time", { ...order, promised_at: null, wanted_at: PROMISED }, 1, 1],
    ["no order without a promise", { ...order, promised_at: null }, 0, 0],
    ["no order that failed", { ...order, status: "failed" as const }, 0, 0],
  ])("counts %s", (_name, counted, promised, punctual) => {
    expect(countPunctual([counted])).toEqual({ promised, punctual });
  });
});

describe("punctualPercent", () => {
  it("needs 30 orders, and rounds down", () => {
    expect(punctualPercent([{ promised: 29, punctual: 29 }])).toBeNull();
    const days = [
      { promised: 20, punctual: 20 },
      { promised: 10, punctual: 9 },
    ];
    expect(punctualPercent(days)).toBe(96);
  });

  it("is about the 30 days before today", () => {
    expect(punctualityRange(PROMISED)).toEqual({ from: "2027-02-03", to: "2027-03-04" });
  });
});
