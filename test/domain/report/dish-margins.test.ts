import fc from "fast-check";
import { expect, it } from "vitest";
import { dishMargins, MARGIN_FIELDS } from "@/domain/report/dish-margins";
import type { SoldItem } from "@/domain/report/report.schema";

const sold = (item_id: string, qty: number, net_cents: number): SoldItem => ({
  ...{ item_id, name: { de: item_id, en: item_id }, qty, net_cents },
  turnover_cents: net_cents,
});

it("sorts dishes by 70 % of the average share and by the weighted average margin", () => {
  const items = [
    sold("pho", 50, 50_000),
    sold("rice", 35, 17_500),
    sold("duck", 10, 16_000),
    sold("salad", 5, 2000),
    sold("new", 3, 3000),
  ];
  const costs = { pho: 400, rice: 300, duck: 600, salad: 250 };
  // 100 portions of four dishes: popular from 17.5 on. Margins 600, 200, 1000 and 150; on average 477.5.
  const { fields, without_cost, average_cents } = dishMargins(items, costs);
  const names = MARGIN_FIELDS.map((field) => fields[field].map(({ item_id }) => item_id));
  expect(names).toEqual([["pho"], ["rice"], ["duck"], ["salad"]]);
  expect(fields.puzzles).toMatchObject([{ margin_cents: 1000, contribution_cents: 10_000 }]);
  expect(without_cost.map(({ item_id }) => item_id)).toEqual(["new"]);
  expect(average_cents).toBe(478);
});

it("counts a dish exactly at a threshold as popular and profitable", () => {
  // Two dishes, 100 portions: popular from 35 on; both margins are the average.
  const { fields } = dishMargins([sold("a", 65, 65_000), sold("b", 35, 35_000)], { a: 0, b: 0 });
  expect(fields.stars.map(({ item_id }) => item_id)).toEqual(["a", "b"]);
});

it("puts every sold dish in exactly one place, and loses no cent", () => {
  const item = fc.record({
    ...{ id: fc.nat(9), qty: fc.integer({ min: 1, max: 500 }) },
    net: fc.integer({ min: 0, max: 500_000 }),
    cost: fc.option(fc.integer({ min: 0, max: 3000 })),
  });
  const items = fc.uniqueArray(item, { selector: ({ id }) => id });
  fc.assert(
    fc.property(items, (all) => {
      const costs = Object.fromEntries(
        all.flatMap(({ id, cost }) => (cost === null ? [] : [[`d${id}`, cost]])),
      );
      const { fields, without_cost } = dishMargins(
        all.map(({ id, qty, net }) => sold(`d${id}`, qty, net)),
        costs,
      );
      const known = MARGIN_FIELDS.flatMap((field) => fields[field]);
      const placed = [...known, ...without_cost].map(({ item_id }) => item_id);
      expect(placed.toSorted()).toEqual(all.map(({ id }) => `d${id}`).toSorted());
      for (const { qty, net_cents, contribution_cents, item_id } of known) {
        expect(contribution_cents + qty * (costs[item_id] ?? Number.NaN)).toBe(net_cents);
      }
    }),
  );
});
