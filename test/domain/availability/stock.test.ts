import { describe, expect, it } from "vitest";
import { changeStock } from "@/domain/availability/change-stock";
import { lowStockCount } from "@/domain/availability/low-stock";
import { isSoldOut } from "@/domain/availability/sold-out";
import { portionsLeft } from "@/domain/availability/stock";
import { toInstant } from "@/domain/time/berlin-time";

const NOW = toInstant("2026-11-24", 18 * 60);
const TOMORROW = toInstant("2026-11-25", 5 * 60);
const counted = { stock: { duck: 6, carp: 0 }, stock_until: TOMORROW };

describe("portionsLeft", () => {
  it.each([
    ["a counted dish", "duck", NOW, 6],
    ["a dish without portions", "carp", NOW, 0],
    ["a dish that is not counted", "rice", NOW, null],
    ["an inherited name", "constructor", NOW, null],
    ["the next business day", "duck", TOMORROW, null],
  ])("for %s", (_case, dish, now, expected) => {
    expect(portionsLeft(dish, counted, now)).toBe(expected);
  });

  it("applies on any day if the count has no end", () => {
    expect(portionsLeft("duck", { stock: { duck: 2 } }, TOMORROW)).toBe(2);
  });
});

describe("isSoldOut", () => {
  it.each([
    ["duck", NOW, false],
    ["carp", NOW, true],
    ["carp", TOMORROW, false],
  ])("of %s at %i", (id, now, expected) => {
    expect(isSoldOut({ id }, { sold_out: {}, ...counted }, now)).toBe(expected);
  });
});

it("counts the dishes that are about to sell out, or sold out", () => {
  const stock = { duck: 3, carp: 2, pike: 0 };
  expect(lowStockCount({ stock, stock_until: TOMORROW }, NOW)).toBe(2);
  expect(lowStockCount({ stock, stock_until: TOMORROW }, TOMORROW)).toBe(0);
});

describe("changeStock", () => {
  it.each([
    ["keeps what no patch names", counted, {}, NOW, counted],
    [
      "sets a count until the end of the business day",
      {},
      { stock: { duck: 3 } },
      NOW,
      { stock: { duck: 3 }, stock_until: TOMORROW },
    ],
    [
      "sets 0 and ends a count",
      counted,
      { stock: { duck: 0, carp: null } },
      NOW,
      { stock: { duck: 0 }, stock_until: TOMORROW },
    ],
    ["is empty without a count", counted, { stock: { duck: null, carp: null } }, NOW, {}],
    ["drops what has ended", counted, {}, TOMORROW, {}],
    [
      "drops what has ended before it sets a new count",
      counted,
      { stock: { rice: 4 } },
      TOMORROW,
      { stock: { rice: 4 }, stock_until: toInstant("2026-11-26", 5 * 60) },
    ],
  ])("%s", (_case, before, patch, now, expected) => {
    expect(changeStock(before, patch, now)).toEqual(expected);
  });
});
