import { describe, expect, it } from "vitest";
import { amountDue, changeDue, tipAndCashRefusal } from "@/domain/order/pricing/amount-due";
import { cashSuggestions } from "@/domain/order/pricing/cash-suggestions";

describe("amountDue", () => {
  it("adds the tip to the total", () => {
    expect(amountDue({ total_cents: 2740 })).toBe(2740);
    expect(amountDue({ total_cents: 2740, tip_cents: 260 })).toBe(3000);
  });
});

describe("changeDue", () => {
  it("is the announced cash without total and tip, and null if none is announced", () => {
    expect(changeDue({ total_cents: 2740, tip_cents: 260 })).toBeNull();
    expect(changeDue({ total_cents: 2740, tip_cents: 260, cash_given_cents: 5000 })).toBe(2000);
    expect(changeDue({ total_cents: 5000, cash_given_cents: 5000 })).toBe(0);
  });
});

describe("tipAndCashRefusal", () => {
  const delivery = { type: "delivery", payment: "cash" } as const;

  it.each([
    ["nothing", delivery],
    ["a tip", { ...delivery, tip_cents: 200 }],
    ["cash that is just enough", { ...delivery, cash_given_cents: 3000 }],
    [
      "cash that is just enough with a tip",
      { ...delivery, tip_cents: 200, cash_given_cents: 3200 },
    ],
    ["a tip by card", { ...delivery, payment: "card_at_door", tip_cents: 200 } as const],
    ["cash for a pickup", { ...delivery, type: "pickup", cash_given_cents: 5000 } as const],
  ])("accepts %s", (_what, request) => {
    expect(tipAndCashRefusal(request, 3000)).toBeNull();
  });

  it.each([
    ["a tip on a pickup", { ...delivery, type: "pickup", tip_cents: 200 } as const, "tip_cents"],
    [
      "cash for a card payment",
      { ...delivery, payment: "card_at_door", cash_given_cents: 5000 } as const,
      "cash_given_cents",
    ],
    ["cash below the total", { ...delivery, cash_given_cents: 2999 }, "cash_given_cents"],
    [
      "cash below total and tip",
      { ...delivery, tip_cents: 200, cash_given_cents: 3199 },
      "cash_given_cents",
    ],
  ])("refuses %s", (_what, request, field) => {
    expect(tipAndCashRefusal(request, 3000)).toEqual({ reason: "INVALID", field });
  });
});

it.each([
  [2740, [3000, 5000]],
  [3000, [4000, 5000]],
  [5200, [6000, 10_000]],
  [9500, [10_000]],
  [850, [1000, 5000]],
])("suggests round amounts of cash above %i cents", (due, suggestions) => {
  expect(cashSuggestions(due)).toEqual(suggestions);
});
