import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assignTables } from "@/domain/reservation/seating/assign-tables";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import { replaceStays, settleTables } from "@/domain/reservation/seating/settle-tables";
import { type TablePlan, tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { withTables } from "./sample-plan";

const MINUTE = 60_000;

/** Of stays that start with the epoch, in Berlin at 1:00. */
const FIRST_DAYS = { dates: ["1970-01-01", "1970-01-02"], now: 0 };

function planOf(restaurant: Parameters<typeof tablePlanOf>[0]): TablePlan {
  const plan = tablePlanOf(restaurant);
  if (!plan) throw new Error("the restaurant lists tables");
  return plan;
}

const sample = planOf(withTables);

function stay(id: string, party_size: number, from = 0, until = 90): HeldStay {
  return { id, party_size, start_at: from * MINUTE, end_at: until * MINUTE };
}

const at = (each: HeldStay, ...table_ids: string[]) => ({ ...each, table_ids });

describe("assignTables", () => {
  test.each([
    [1, ["a"]],
    [2, ["a"]],
    [3, ["four"]],
    [4, ["four"]],
    [5, ["six"]],
    [7, ["four", "six"]],
    [10, ["four", "six"]],
    [11, null],
  ])("seats a party of %i at the smallest table or combination", (size, tables) => {
    expect(assignTables(sample, [], stay("new", size))).toEqual(tables);
  });

  test("takes a combination only if no single table fits, even if it wastes fewer seats", () => {
    const held = [at(stay("x", 4), "four")];
    expect(assignTables(sample, held, stay("new", 4))).toEqual(["six"]);
    const more = [...held, at(stay("y", 5), "six")];
    expect(assignTables(sample, more, stay("new", 4))).toEqual(["a", "b"]);
  });

  test("a table is free again from the end of a stay on", () => {
    const held = [at(stay("x", 2, 0, 90), "a"), at(stay("y", 2, 0, 90), "b")];
    expect(assignTables(sample, held, stay("new", 2, 75, 165))).toEqual(["four"]);
    expect(assignTables(sample, held, stay("new", 2, 90, 180))).toEqual(["a"]);
  });

  test("keeps the party's table among equally good ones only", () => {
    expect(assignTables(sample, [], stay("new", 2), ["b"])).toEqual(["b"]);
    expect(assignTables(sample, [], stay("new", 2), ["four"])).toEqual(["a"]);
  });

  test("a table that no longer exists occupies none of the others", () => {
    const held = [at(stay("x", 4), "a", "gone")];
    expect(assignTables(sample, held, stay("new", 2))).toEqual(["a"]);
  });

  test("leaves out combinations with unknown or repeated tables", () => {
    const tables = withTables.tables?.slice(1, 3) ?? [];
    const table_joins = [
      ["a", "gone"],
      ["a", "a"],
    ];
    expect(planOf({ tables, table_joins }).groups.map(({ table_ids }) => table_ids)).toEqual([
      ["a"],
      ["b"],
    ]);
  });
});

test("a restaurant without tables has no plan", () => {
  expect(tablePlanOf({})).toBeNull();
  expect(tablePlanOf({ tables: [], table_joins: [] })).toBeNull();
});

const ids = ["t0", "t1", "t2", "t3", "t4", "t5"];

const anyRestaurant = fc.record({
  tables: fc
    .array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: ids.length })
    .map((seats) =>
      seats.map((count, index) => ({ id: `t${index}`, name: `${index}`, seats: count })),
    ),
  table_joins: fc.array(fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 4 }), {
    maxLength: 5,
  }),
});

const anyStays = fc.array(
  fc.record({
    party_size: fc.integer({ min: 1, max: 12 }),
    from: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 1, max: 10 }),
    hasTable: fc.boolean(),
  }),
  { maxLength: 25 },
);

const overlap = (one: HeldStay, other: HeldStay) =>
  one.start_at < other.end_at && other.start_at < one.end_at;

/** Every table of `plan` that no stay other than `of` takes at the same time. */
function freeTables(plan: TablePlan, held: readonly HeldStay[], of: HeldStay): string[] {
  const others = held.filter(({ id }) => id !== of.id).filter((each) => overlap(each, of));
  return [...plan.seatsById.keys()].filter(
    (id) => !others.some(({ table_ids }) => table_ids?.includes(id)),
  );
}

const seatsAt = (plan: TablePlan, table_ids: readonly string[]) =>
  table_ids.reduce((sum, id) => sum + (plan.seatsById.get(id) ?? 0), 0);

describe("for any tables and parties", () => {
  test("no table holds two parties at once or more guests than seats, and a combination holds one only if no table would", () => {
    fc.assert(
      fc.property(anyRestaurant, anyStays, (restaurant, wishes) => {
        const plan = planOf(restaurant);
        let held: readonly HeldStay[] = [];
        for (const [index, { party_size, from, length }] of wishes.entries()) {
          const wanted = stay(`r${index}`, party_size, from * 15, (from + length) * 15);
          const free = freeTables(plan, held, wanted);
          const single = free
            .map((id) => plan.seatsById.get(id) ?? 0)
            .filter((seats) => seats >= party_size);
          const table_ids = assignTables(plan, held, wanted);
          if (!table_ids) {
            expect(single).toEqual([]);
            continue;
          }
          expect(table_ids.every((id) => free.includes(id))).toBe(true);
          expect(seatsAt(plan, table_ids)).toBeGreaterThanOrEqual(party_size);
          if (single.length > 0) {
            expect(table_ids).toHaveLength(1);
            expect(seatsAt(plan, table_ids)).toBe(Math.min(...single));
          }
          held = replaceStays(held, [{ ...wanted, table_ids }]);
        }
      }),
    );
  });

  test("parties that wait are settled the same in any order, onto free tables that seat them", () => {
    fc.assert(
      fc.property(
        anyRestaurant,
        anyStays,
        fc.infiniteStream(fc.nat()),
        (restaurant, wishes, mix) => {
          const plan = planOf(restaurant);
          let held: readonly HeldStay[] = [];
          for (const [index, { party_size, from, length, hasTable }] of wishes.entries()) {
            const wanted = stay(`r${index}`, party_size, from * 15, (from + length) * 15);
            const table_ids = hasTable ? assignTables(plan, held, wanted) : null;
            held = replaceStays(held, [table_ids ? { ...wanted, table_ids } : wanted]);
          }
          const settled = settleTables(plan, held, FIRST_DAYS);
          const shuffled = held
            .map((each) => ({ each, key: mix.next().value ?? 0 }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ each }) => each);
          expect(settleTables(plan, shuffled, FIRST_DAYS)).toEqual(settled);
          const after = replaceStays(held, settled);
          for (const each of settled) {
            const free = freeTables(plan, after, each);
            expect(each.table_ids?.every((id) => free.includes(id))).toBe(true);
            expect(seatsAt(plan, each.table_ids ?? [])).toBeGreaterThanOrEqual(each.party_size);
          }
          for (const each of after.filter(({ table_ids }) => table_ids === undefined)) {
            expect(assignTables(plan, after, each)).toBeNull();
          }
        },
      ),
    );
  });
});

describe("settleTables", () => {
  test("places the earliest start first, then the largest party", () => {
    const tables = [{ id: "four", name: "4", seats: 4 }];
    const plan = planOf({ tables });
    const held = [stay("small", 2, 0, 60), stay("large", 4, 0, 60), stay("later", 2, 60, 120)];
    expect(settleTables(plan, held, FIRST_DAYS)).toEqual([
      at(stay("large", 4, 0, 60), "four"),
      at(stay("later", 2, 60, 120), "four"),
    ]);
  });

  test("places a party whose table is gone, but none that staff booked without a table or that has left", () => {
    const gone = at(stay("gone", 2), "removed");
    const overbooked = at(stay("overbooked", 2));
    const left = stay("left", 2, 0, 60);
    const settled = settleTables(sample, [gone, overbooked, left], {
      ...FIRST_DAYS,
      now: 75 * MINUTE,
    });
    expect(settled).toEqual([at(stay("gone", 2), "a")]);
  });

  test("does not place a party that stays into a day whose other stays are unknown", () => {
    const pastMidnight = stay("past midnight", 2, 22 * 60, 24 * 60);
    const firstDay = { ...FIRST_DAYS, dates: ["1970-01-01"] };
    expect(settleTables(sample, [pastMidnight], firstDay)).toEqual([]);
    expect(settleTables(sample, [pastMidnight], FIRST_DAYS)).toEqual([at(pastMidnight, "a")]);
  });
});
