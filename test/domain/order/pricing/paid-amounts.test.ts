import { describe, expect, it } from "vitest";
import { cashGivenOf, cashProblem, isAmountUpTo, tipOf } from "@/domain/order/pricing/paid-amounts";

it.each([
  ["", true],
  ["  ", true],
  ["0", true],
  ["10,00", true],
  ["10,01", false],
  ["viel", false],
])("the text %j as an amount up to 10 € is %s", (text, isAmount) => {
  expect(isAmountUpTo(text, 1000)).toBe(isAmount);
});

it.each([
  ["delivery", "2,50", 250],
  ["delivery", "", 0],
  ["delivery", "viel", 0],
  ["delivery", "100", 10_000],
  ["delivery", "100,01", 0],
  ["pickup", "2,50", 0],
] as const)("the tip of an order for %s with the text %j is %i ct", (type, tip, cents) => {
  expect(tipOf({ type, tip })).toBe(cents);
});

describe("announced cash", () => {
  it.each([
    ["delivery", "cash", "50", 5000],
    ["delivery", "cash", "10000", 1_000_000],
    ["delivery", "cash", "10000,01", Number.NaN],
    ["delivery", "cash", "viel", Number.NaN],
    ["delivery", "cash", " ", null],
    ["delivery", "card_at_door", "50", null],
    ["pickup", "cash", "50", null],
  ] as const)("for %s paid by %s as %j is %d", (type, payment, cashGiven, cents) => {
    expect(cashGivenOf({ type, payment, cashGiven })).toBe(cents);
  });

  it.each([
    ["30", 2700, null],
    ["29,99", 2700, "min"],
    ["viel", 2700, "min"],
    ["", 2700, null],
    ["3", null, null],
    ["2,99", null, "min"],
  ])(
    "of %j for a total of %d ct and a tip of 3 € has the problem %s",
    (cashGiven, total, problem) => {
      const draft = { type: "delivery", payment: "cash", tip: "3", cashGiven } as const;
      expect(cashProblem(draft, total)).toBe(problem);
    },
  );
});
