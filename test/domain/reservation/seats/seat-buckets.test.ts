import { describe, expect, test } from "vitest";
import {
  addSeatCounts,
  fitsWithin,
  hasRoom,
  type SeatCounts,
  seatChanges,
  stayDates,
} from "@/domain/reservation/seats/seat-buckets";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { at } from "../sample-tables";

const stay = (start_at: number, minutes: number, party_size: number) => ({
  start_at,
  end_at: start_at + minutes * MINUTE_MS,
  party_size,
});

const seated = (...stays: ReturnType<typeof stay>[]) =>
  stays.reduce<SeatCounts>(
    (taken, each) => addSeatCounts(taken, seatChanges(null, each)),
    new Map(),
  );

describe("seat buckets", () => {
  test("count from the start up to the end", () => {
    const day = seated(stay(at("18:00"), 45, 4)).get("2027-03-03");
    expect(day).toEqual({ "18:00": 4, "18:15": 4, "18:30": 4 });
  });

  test("include partially overlapped quarters", () => {
    const day = seated(stay(at("18:00"), 50, 1)).get("2027-03-03");
    expect(Object.keys(day ?? {})).toEqual(["18:00", "18:15", "18:30", "18:45"]);
  });

  test("add up for overlapping stays, not for touching ones", () => {
    const taken = seated(stay(at("18:30"), 120, 6));
    expect(hasRoom(taken, stay(at("19:00"), 120, 6), 12)).toBe(true);
    expect(hasRoom(taken, stay(at("19:00"), 120, 7), 12)).toBe(false);
    expect(hasRoom(taken, stay(at("20:30"), 120, 12), 12)).toBe(true);
    expect(hasRoom(taken, stay(at("17:00"), 90, 12), 12)).toBe(true);
    expect(hasRoom(taken, stay(at("17:00"), 91, 12), 12)).toBe(false);
  });

  test("fit if none of the buckets that gain seats exceeds the limit", () => {
    const taken = seated(stay(at("18:30"), 15, 8));
    const added = (party: number) => seatChanges(null, stay(at("18:00"), 60, party));
    expect(fitsWithin(taken, added(4), 12)).toBe(true);
    expect(fitsWithin(taken, added(5), 12)).toBe(false);
  });

  test("fit if they only lose seats, however many are taken", () => {
    const taken = seated(stay(at("18:30"), 15, 20));
    expect(fitsWithin(taken, seatChanges(stay(at("18:30"), 15, 8), null), 10)).toBe(true);
    expect(fitsWithin(taken, new Map([["2027-03-03", { "18:30": 0 }]]), 10)).toBe(true);
  });

  test("continue on the next date past midnight", () => {
    const late = stay(at("23:30"), 60, 2);
    expect(stayDates(late)).toEqual(["2027-03-03", "2027-03-04"]);
    expect(seated(late).get("2027-03-04")).toEqual({ "00:00": 2, "00:15": 2 });
  });

  test("skip the missing hour in spring and count both passes in autumn", () => {
    const spring = seated(stay(at("01:30", "2027-03-28"), 60, 2)).get("2027-03-28");
    expect(Object.keys(spring ?? {})).toEqual(["01:30", "01:45", "03:00", "03:15"]);
    const autumn = seated(stay(at("02:30", "2027-10-31"), 90, 2)).get("2027-10-31");
    expect(Object.keys(autumn ?? {})).toEqual([
      ...["02:30", "02:45", "02:00b", "02:15b", "02:30b", "02:45b"],
    ]);
  });
});

describe("a move of a reservation", () => {
  test("changes only the buckets that differ", () => {
    const changes = seatChanges(stay(at("18:00"), 90, 4), stay(at("18:15"), 90, 4));
    expect(changes).toEqual(new Map([["2027-03-03", { "18:00": -4, "19:30": 4 }]]));
  });

  test("to the same time is no change", () => {
    expect(seatChanges(stay(at("18:00"), 90, 4), stay(at("18:00"), 90, 4)).size).toBe(0);
  });

  test("releases exactly the seats it took", () => {
    const one = stay(at("18:00"), 90, 4);
    const taken = addSeatCounts(seated(one), seatChanges(one, null));
    expect(Object.values(taken.get("2027-03-03") ?? {}).every((seats) => seats === 0)).toBe(true);
  });
});
