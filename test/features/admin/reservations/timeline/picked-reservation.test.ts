import { describe, expect, it } from "vitest";
import { seatingOf } from "@/features/admin/reservations/context/seating-of";
import {
  mobilityOf,
  plannedMove,
  targetAt,
} from "@/features/admin/reservations/timeline/picked-reservation";
import { tablesAt } from "@/features/admin/reservations/timeline/tables-at";
import { NO_TABLE } from "@/features/admin/reservations/timeline/timeline-rows";
import { aReservation, at, bookingContext } from "@/test/domain/reservation/sample-tables";

const { restaurant: base, availability } = bookingContext();
const restaurant = {
  ...bookingContext({
    tables: [
      { id: "a", name: "1", seats: 2 },
      { id: "b", name: "2", seats: 4 },
      { id: "c", name: "3", seats: 4 },
    ],
    table_joins: [
      ["a", "b", "c"],
      ["b", "c"],
    ],
  }).restaurant,
};
const axis = ["17:45", "18:00", "18:15", "18:30"].map((time) => at(time));
const from = { row: "a", column: 1 };
const table = aReservation({ table_ids: ["a"] });

describe("tablesAt", () => {
  it("takes the table alone, or the smallest combination with it that is large enough", () => {
    expect(tablesAt(restaurant, "b", 4)).toEqual(["b"]);
    expect(tablesAt(restaurant, "b", 5)).toEqual(["b", "c"]);
    expect(tablesAt(restaurant, "a", 5)).toEqual(["a", "b", "c"]);
    expect(tablesAt(restaurant, "a", 20)).toEqual(["a"]);
  });
});

describe("targetAt", () => {
  const target = (at_: { row: string; column: number }, reservation = table) =>
    targetAt({ reservation, from, at: at_ }, axis, restaurant);

  it("keeps the tables when only the time changes, and the time when only the table changes", () => {
    expect(target({ row: "a", column: 3 })).toEqual({
      date: "2027-03-03",
      time: "18:30",
      party_size: 2,
      table_ids: ["a"],
    });
    expect(target({ row: "b", column: 1 })).toMatchObject({ time: "18:00", table_ids: ["b"] });
  });

  it("keeps a time between two quarters of an hour when only the table changes", () => {
    const odd = aReservation({ start_at: at("18:07"), local_time: "18:07" });
    expect(target({ row: "b", column: 1 }, odd)).toMatchObject({ time: "18:07" });
  });

  it("names no tables in the row without tables", () => {
    const loose = aReservation();
    const start = { row: NO_TABLE, column: 1 };
    const moved = { reservation: loose, from: start, at: { row: NO_TABLE, column: 2 } };
    expect(targetAt(moved, axis, base)).not.toHaveProperty("table_ids");
  });
});

describe("mobilityOf", () => {
  it("lets guests who sit change the table only", () => {
    const mobility = (status: "confirmed" | "seated", hasTables: boolean) =>
      mobilityOf(aReservation({ status }), hasTables);
    expect(mobility("confirmed", false)).toBe("both");
    expect(mobility("seated", true)).toBe("table");
    expect(mobility("seated", false)).toBe("none");
  });
});

describe("plannedMove", () => {
  const other = aReservation({ id: "other", table_ids: ["b"] });
  const seating = {
    ...seatingOf({ restaurant, availability }, [table, other]),
    restaurant,
  };
  const move = (table_ids: string[], time = "18:00") =>
    plannedMove(
      table,
      { date: "2027-03-03", time, party_size: 2, table_ids },
      seating,
      at("12:00"),
    );

  it("allows a free table", () => {
    expect(move(["c"])).toMatchObject({ ok: true, value: { table_ids: ["c"] } });
  });

  it("refuses a taken table and names who holds it", () => {
    expect(move(["b"])).toMatchObject({
      ok: false,
      error: { reason: "SLOT_FULL", field: "table_ids", current: "other" },
    });
  });

  it("refuses a time outside of opening hours", () => {
    expect(move(["a"], "15:30")).toMatchObject({ ok: false, error: { reason: "CLOSED" } });
  });
});
