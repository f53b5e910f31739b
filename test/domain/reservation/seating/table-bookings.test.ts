import { describe, expect, test } from "vitest";
import { bookTable, type SeatingContext } from "@/domain/reservation/booking/book-table";
import { createStaffBooking } from "@/domain/reservation/booking/staff-booking";
import { freeStarts } from "@/domain/reservation/booking/staff-place";
import { changeOccasion } from "@/domain/reservation/moves/change-occasion";
import { moveReservation } from "@/domain/reservation/moves/move-reservation";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { seatingOf } from "@/domain/reservation/seating/seating-of";
import { tableTimes } from "@/domain/reservation/times/bookable-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import {
  aReservation,
  at,
  bookingContext,
  context as metadata,
  tablePolicy,
  tableRequest,
  WEDNESDAY,
} from "../sample-tables";
import { withTables } from "./sample-plan";

const NOON = at("12:00");

/** The sample tables (14 seats), taken by these reservations. */
function seated(
  reservations: readonly Reservation[] = [],
  changes: Partial<Restaurant> = {},
): SeatingContext {
  return bookingContext({ ...withTables, ...changes }, seatingOf(reservations));
}

const booked = (party_size: number, context: SeatingContext) => {
  const result = bookTable(tableRequest({ party_size }), context, metadata);
  return result.ok ? result.value.table_ids : result.error;
};

const guests = (id: string, party_size: number, ...table_ids: string[]) =>
  aReservation({ id, party_size, table_ids });

const moveOf = (changes: object) => ({
  ...tableRequest(),
  by: "staff" as const,
  version: 1,
  now: NOON,
  ...changes,
});

const moved = (reservation: Reservation, changes: object, context: SeatingContext) => {
  const result = moveReservation(reservation, moveOf(changes), context);
  return result.ok ? result.value : result.error;
};

describe("a restaurant with tables", () => {
  test("has the seats of its tables and no larger party than one of them or a combination seats", () => {
    const policy = { ...tablePolicy, seats: 40, max_party: 12 };
    const restaurant = { reservation_policy: policy, ...withTables };
    expect(reservationPolicyOf(restaurant)).toEqual({ ...policy, seats: 14, max_party: 10 });
    expect(reservationPolicyOf({ reservation_policy: policy })).toBe(policy);
    expect(reservationPolicyOf({ ...restaurant, tables: [] })).toBe(policy);
  });

  test("books the best table and refuses SLOT_FULL if none fits, although seats are free", () => {
    expect(booked(2, seated())).toEqual(["a"]);
    const taken = [guests("x", 2, "four"), guests("y", 2, "six")];
    expect(booked(3, seated(taken))).toEqual(["a", "b"]);
    expect(booked(5, seated(taken))).toMatchObject({ reason: "SLOT_FULL", next_at: at("19:30") });
  });

  test("never takes more guests than seats, also while a party has no table", () => {
    const taken = [guests("x", 6, "six"), guests("overbooked", 5)];
    expect(booked(3, seated(taken))).toEqual(["four"]);
    expect(booked(4, seated(taken))).toMatchObject({ reason: "SLOT_FULL" });
  });

  test("marks a time as free only if a table is free", () => {
    const context = seated([guests("x", 2, "four"), guests("y", 2, "six")]);
    const request = { date: WEDNESDAY, party_size: 5 };
    const free = tableTimes(context, request, context.taken, NOON).filter((time) => time.free);
    expect(free.map(({ start_at }) => start_at)).toEqual([at("19:30"), at("19:45"), at("20:00")]);
  });

  test("offers a telephone booking the next start with a free table", () => {
    const context = seated([guests("x", 2, "four"), guests("y", 2, "six")]);
    const starts = (party_size: number, now = at("17:50")) =>
      freeStarts(context, { date: WEDNESDAY, party_size }, now);
    expect(starts(2)[0]).toBe(at("18:00"));
    expect(starts(5)[0]).toBe(at("19:30"));
    expect(starts(11)).toEqual([]);
  });
});

describe("staff", () => {
  const booking = (changes: object, context: SeatingContext) => {
    const request = { ...tableRequest(), kind: "telephone" as const, ...changes };
    const { now, code, request_hash } = metadata;
    const result = createStaffBooking(request, context, { now, code, request_hash });
    return result.ok ? result.value.table_ids : result.error;
  };
  const context = seated([guests("x", 2, "four")]);

  test.each([
    ["their own choice", { table_ids: ["six"] }, ["six"]],
    ["any tables together", { table_ids: ["a", "six"], party_size: 8 }, ["a", "six"]],
    ["a taken table only by overbooking", { table_ids: ["four"], overbook: true }, ["four"]],
    [
      "a small table only by overbooking",
      { table_ids: ["a"], party_size: 4, overbook: true },
      ["a"],
    ],
    ["no table for a party that fits nowhere", { party_size: 11, overbook: true }, []],
    ["the best table otherwise", { overbook: true }, ["a"]],
  ])("book %s", (_, changes, table_ids) => {
    expect(booking(changes, context)).toEqual(table_ids);
  });

  test.each([
    [
      "SLOT_FULL with the reservation at the table",
      { table_ids: ["a", "four"] },
      { reason: "SLOT_FULL", field: "table_ids", current: "x" },
    ],
    [
      "PARTY_SIZE for too small tables",
      { table_ids: ["a", "b"], party_size: 5 },
      { reason: "PARTY_SIZE", field: "table_ids" },
    ],
    [
      "INVALID for an unknown table",
      { table_ids: ["a", "gone"], overbook: true },
      { reason: "INVALID", field: "table_ids.1" },
    ],
    [
      "INVALID for a table named twice",
      { table_ids: ["a", "a"] },
      { reason: "INVALID", field: "table_ids.1" },
    ],
    [
      "SLOT_FULL with the next time with a table",
      { party_size: 10 },
      { reason: "SLOT_FULL", next_at: at("19:30") },
    ],
  ])("are refused %s", (_, changes, refusal) => {
    expect(booking(changes, context)).toEqual(refusal);
  });

  test("are refused tables in a restaurant without tables", () => {
    expect(booking({ table_ids: ["a"] }, bookingContext())).toMatchObject({ reason: "INVALID" });
  });

  test.each(["offered", "requested", "confirmed", "seated"] as const)(
    "give a party in %s another table, without an event in its history",
    (status) => {
      const party = { ...guests("party", 2, "a"), status };
      const change = moved(party, { table_ids: ["b"] }, seated([party]));
      expect(change).toMatchObject({
        table_ids: ["b"],
        status,
        version: 2,
        history: party.history,
      });
      expect(changeOccasion({ ...party, ...(change as object) })).toBe("table_changed");
    },
  );

  test("cannot move a seated party to another time", () => {
    const party = { ...guests("party", 2, "a"), status: "seated" as const };
    const change = moved(party, { table_ids: ["b"], time: "18:15" }, seated([party]));
    expect(change).toEqual({ reason: "WRONG_STATE", current: "seated" });
  });

  test("give a party without a table a free one, although seats are overbooked", () => {
    const party = guests("overbooked", 2);
    const others = [
      guests("w", 6, "six"),
      guests("x", 4, "four"),
      guests("y", 2, "b"),
      guests("z", 4),
    ];
    expect(moved(party, { table_ids: ["a"] }, seated([party, ...others]))).toMatchObject({
      table_ids: ["a"],
    });
  });
});

describe("a move", () => {
  test("chooses the table again and counts the party's own table as free", () => {
    const party = guests("party", 2, "b");
    const context = seated([party, guests("x", 4, "four")]);
    expect(moved(party, { time: "18:15" }, context)).toMatchObject({ table_ids: ["b"] });
    expect(moved(party, { party_size: 4 }, context)).toMatchObject({ table_ids: ["six"] });
    expect(moved({ ...party, table_ids: ["six"] }, { time: "18:15" }, context)).toMatchObject({
      table_ids: ["a"],
    });
  });

  test("to tables that staff name is refused if one is taken then", () => {
    const party = guests("party", 2, "a");
    const other = aReservation({
      id: "x",
      table_ids: ["b"],
      start_at: at("19:00"),
      end_at: at("20:30"),
    });
    const change = { time: "19:15", table_ids: ["b"] };
    expect(moved(party, change, seated([party, other]))).toEqual({
      reason: "SLOT_FULL",
      field: "table_ids",
      current: "x",
    });
    expect(moved(party, { ...change, overbook: true }, seated([party, other]))).toMatchObject({
      table_ids: ["b"],
      status: "confirmed",
    });
  });

  test("removes the tables where the restaurant no longer lists any", () => {
    const party = guests("party", 2, "a");
    const context = bookingContext({}, seatingOf([party]));
    expect(moved(party, { time: "18:15" }, context)).toMatchObject({ table_ids: [] });
    const { table_ids: _, ...never } = party;
    expect(moved(never, { time: "18:15" }, context)).not.toHaveProperty("table_ids");
  });
});
