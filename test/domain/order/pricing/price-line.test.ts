import { describe, expect, it } from "vitest";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { orderLineSchema } from "@/domain/order/order.schema";
import { priceLine } from "@/domain/order/pricing/price-line";
import type { RefusalReason } from "@/domain/result/refusal";
import { aText, lemonade, noodles, rice } from "../../sample-restaurant";

describe("priceLine", () => {
  it("prices a line and copies names, codes and VAT rate", () => {
    const line = priceLine(noodles, {
      item_id: "noodles",
      qty: 3,
      choices: { extras: ["egg", "tofu"], size: "large", without: [] },
      note: "scharf",
    });
    expect(line).toEqual({
      ok: true,
      value: {
        item_id: "noodles",
        category: "mains",
        name: aText("Nudeln"),
        qty: 3,
        unit_cents: 1415,
        line_cents: 4245,
        choices: { size: "large", extras: ["tofu", "egg"] },
        choice_names: [aText("groß"), aText("Tofu"), aText("Ei")],
        note: "scharf",
        add_ons: ["A", "F"],
        vat: 7,
      },
    });
    expect(line.ok && orderLineSchema.safeParse(line.value).success).toBe(true);
  });

  it("copies the dish's number, and none for a dish without one", () => {
    const request = { item_id: "rice", qty: 1, choices: {} };
    const numbered = priceLine({ ...rice, number: "12a" }, request);
    expect(numbered.ok && numbered.value.number).toBe("12a");
    expect(numbered.ok && orderLineSchema.parse(numbered.value).number).toBe("12a");
    const plain = priceLine(rice, request);
    expect(plain.ok && plain.value).not.toHaveProperty("number");
  });

  it("does not include the deposit", () => {
    const line = priceLine(lemonade, { item_id: "lemonade", qty: 2, choices: {} });
    expect(line.ok && line.value.line_cents).toBe(600);
  });

  it("distinguishes undeclared codes from none", () => {
    const request = { item_id: "x", qty: 1, choices: {} };
    const undeclared = priceLine(lemonade, request);
    const free = priceLine(rice, request);
    expect(undeclared.ok && undeclared.value).not.toHaveProperty("add_ons");
    expect(free.ok && free.value.add_ons).toEqual([]);
  });

  it("copies the minimum age of a dish", () => {
    const beer = { ...lemonade, min_age: 16 };
    const line = priceLine(beer, { item_id: "lemonade", qty: 1, choices: {}, note: "" });
    expect(line.ok && line.value.min_age).toBe(16);
    expect(line.ok && line.value).not.toHaveProperty("note");
  });

  it.each<[string, Choices, RefusalReason, string]>([
    ["an option that is not on the menu", { size: "huge" }, "ITEM_UNAVAILABLE", "choices.size"],
    [
      "an option group that is not on the menu",
      { toppings: ["egg"] },
      "ITEM_UNAVAILABLE",
      "choices.toppings",
    ],
    ["a missing required choice", {}, "INVALID", "choices.size"],
    ["a list where one option is allowed", { size: ["small"] }, "INVALID", "choices.size"],
  ])("refuses %s with the path of the option group", (_what, choices, reason, field) => {
    const requested = { item_id: "noodles", qty: 1, choices };
    expect(priceLine(noodles, requested)).toEqual({ ok: false, error: { reason, field } });
  });
});
