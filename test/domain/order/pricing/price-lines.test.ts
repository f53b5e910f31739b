import { describe, expect, it } from "vitest";
import { priceLines } from "@/domain/order/pricing/price-lines";
import { sampleMenu } from "../../sample-restaurant";
import { NOON } from "../sample-order";

const none = { sold_out: {} };
const rice = { item_id: "rice", qty: 1, choices: {} };

describe("priceLines", () => {
  it("sums goods and deposits per VAT rate", () => {
    const requests = [rice, { item_id: "lemonade", qty: 3, choices: {} }];
    const priced = priceLines(requests, sampleMenu, none, NOON);
    expect(priced.ok && priced.value.bases).toEqual([
      { rate: 7, goods_cents: 100, deposit_cents: 0 },
      { rate: 19, goods_cents: 900, deposit_cents: 75 },
    ]);
    expect(priced.ok && priced.value.soldOut).toBeNull();
  });

  it.each(["sushi", "constructor", "__proto__"])(
    "reports the unknown dish %s as unavailable",
    (item_id) => {
      expect(priceLines([rice, { ...rice, item_id }], sampleMenu, none, NOON)).toEqual({
        ok: false,
        error: { reason: "ITEM_UNAVAILABLE", field: "lines.1.item_id" },
      });
    },
  );

  it("reports the path of refused choices", () => {
    const requests = [rice, { item_id: "noodles", qty: 1, choices: { size: ["small"] } }];
    expect(priceLines(requests, sampleMenu, none, NOON)).toEqual({
      ok: false,
      error: { reason: "INVALID", field: "lines.1.choices.size" },
    });
  });

  it("prices sold-out dishes and reports the first", () => {
    const sold_out = { rice: NOON + 1, lemonade: NOON + 1 };
    const requests = [
      { item_id: "noodles", qty: 1, choices: { size: "small" } },
      { item_id: "lemonade", qty: 1, choices: {} },
      rice,
    ];
    const priced = priceLines(requests, sampleMenu, { sold_out }, NOON);
    expect(priced.ok && priced.value.lines).toHaveLength(3);
    expect(priced.ok && priced.value.soldOut).toEqual({
      reason: "ITEM_UNAVAILABLE",
      field: "lines.1.item_id",
    });
  });

  it.each([
    [2, null],
    [1, { reason: "ITEM_UNAVAILABLE", field: "lines.1.item_id", portions_left: 1 }],
    [0, { reason: "ITEM_UNAVAILABLE", field: "lines.0.item_id", portions_left: 0 }],
  ])(
    "reports the line with which a dish has more portions than the %i left",
    (rice_left, soldOut) => {
      const noted = { ...rice, note: "ohne Sesam" };
      const availability = { ...none, stock: { rice: rice_left } };
      const priced = priceLines([rice, noted], sampleMenu, availability, NOON);
      expect(priced.ok && priced.value.soldOut).toEqual(soldOut);
    },
  );

  it("reports the group of a sold-out option", () => {
    const sold_out_options = { "noodles/extras/tofu": NOON + 1 };
    const chosen = {
      item_id: "noodles",
      qty: 1,
      choices: { size: "small", extras: ["egg", "tofu"] },
    };
    const priced = priceLines([rice, chosen], sampleMenu, { ...none, sold_out_options }, NOON);
    expect(priced.ok && priced.value.soldOut).toEqual({
      reason: "ITEM_UNAVAILABLE",
      field: "lines.1.choices.extras",
    });
  });
});
