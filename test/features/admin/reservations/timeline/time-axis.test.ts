import { describe, expect, it } from "vitest";
import {
  columnOf,
  columnsUntil,
  hourMarks,
  nextColumn,
  stayColumns,
  timeAxis,
} from "@/features/admin/reservations/timeline/time-axis";
import { at } from "@/test/domain/reservation/sample-tables";

const quarters = (...times: string[]) => times.map((time) => at(time));
const lunch = quarters("13:30", "13:45", "14:00");
const dinner = quarters("17:00", "17:15", "17:30", "17:45", "18:00");
const day = timeAxis([...lunch, ...dinner], []);

describe("timeAxis", () => {
  it("has one narrow column for closed hours between lunch and dinner", () => {
    expect(day).toEqual([...lunch, null, ...dinner]);
  });

  it("shows short breaks in full", () => {
    expect(timeAxis(quarters("14:00", "15:00"), [])).toEqual(
      quarters("14:00", "14:15", "14:30", "14:45", "15:00"),
    );
  });

  it("shows stays before opening and after closing", () => {
    const stay = { start_at: at("18:05"), end_at: at("18:40") };
    expect(timeAxis(dinner, [stay])).toEqual([...dinner, ...quarters("18:15", "18:30")]);
    expect(timeAxis([], [stay])).toEqual(quarters("18:00", "18:15", "18:30"));
  });

  it("is empty on a closed day without reservations", () => {
    expect(timeAxis([], [])).toEqual([]);
  });
});

describe("positions", () => {
  it("places a stay from its first to after its last quarter", () => {
    const span = (start: string, end: string) =>
      stayColumns(day, { start_at: at(start), end_at: at(end) });
    expect(span("17:15", "17:45")).toEqual({ from: 5, to: 7 });
    expect(span("17:20", "17:46")).toEqual({ from: 5, to: 8 });
    expect(span("13:30", "14:15")).toEqual({ from: 0, to: 3 });
  });

  it("cuts a stay at the ends of the axis", () => {
    expect(stayColumns(day, { start_at: at("12:00"), end_at: at("13:40") })).toEqual({
      from: 0,
      to: 1,
    });
    expect(stayColumns(day, { start_at: at("18:00"), end_at: at("20:00") })).toEqual({
      from: 8,
      to: 9,
    });
  });

  it("finds the column of an instant, or the nearest one before", () => {
    expect(
      [at("17:00"), at("17:14"), at("15:00"), at("09:00")].map((time) => columnOf(day, time)),
    ).toEqual([4, 4, 2, 0]);
  });

  it("measures the current time in fractions of a column, where it is shown", () => {
    expect(columnsUntil(day, at("17:05"))).toBeCloseTo(4 + 1 / 3);
    expect(columnsUntil(day, at("15:00"))).toBeNull();
  });

  it("marks the hours with their columns", () => {
    expect(hourMarks(day)).toEqual([
      { hour: "13", from: 0, to: 2 },
      { hour: "14", from: 2, to: 3 },
      { hour: "17", from: 4, to: 8 },
      { hour: "18", from: 8, to: 9 },
    ]);
  });

  it("steps over closed hours and stops at the ends", () => {
    expect(nextColumn(day, 2, 1)).toBe(4);
    expect(nextColumn(day, 4, -1)).toBe(2);
    expect(nextColumn(day, 8, 1)).toBe(8);
    expect(nextColumn(day, 0, -1)).toBe(0);
  });
});
