import { describe, expect, test } from "vitest";
import { RESERVATION_STATUSES } from "@/domain/reservation/reservation.schema";
import { addSeatCounts, seatChanges } from "@/domain/reservation/seats/seat-buckets";
import { freeSeats, seatLoad } from "@/domain/reservation/seats/seat-load";
import { openQuarters } from "@/domain/reservation/times/staff-booking-times";
import { toLocal } from "@/domain/time/berlin-time";
import { aReservation, at, bookingContext, WEDNESDAY } from "../sample-tables";

const open = openQuarters(bookingContext(), WEDNESDAY);

const stay = (from: string, to: string, party_size: number) =>
  aReservation({ start_at: at(from), end_at: at(to), party_size });

describe("seatLoad", () => {
  test("counts like the capacity documents", () => {
    const stays = [stay("18:00", "20:00", 4), stay("19:00", "20:30", 2), stay("21:45", "23:15", 3)];
    const counted = stays
      .map((each) => seatChanges(null, each))
      .reduce(addSeatCounts, new Map())
      .get(WEDNESDAY);
    const load = seatLoad(stays, open).filter(({ taken }) => taken > 0);
    expect(
      Object.fromEntries(load.map(({ at: each, taken }) => [toLocal(each).time, taken])),
    ).toEqual(counted);
  });

  test("counts only statuses that hold seats", () => {
    const held = RESERVATION_STATUSES.filter((status) =>
      seatLoad([aReservation({ status })], open).some(({ taken }) => taken > 0),
    );
    expect(held).toEqual(["awaiting_payment", "offered", "requested", "confirmed", "seated"]);
  });

  test("is in the order of the day, whatever the order of the reservations", () => {
    const load = seatLoad([stay("21:45", "22:30", 3), stay("10:00", "10:30", 2)], open);
    const times = load.map(({ at: each }) => each);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(load[0]).toEqual({ at: at("10:00"), taken: 2 });
  });

  test("includes empty quarters in opening hours and occupied ones outside", () => {
    expect(seatLoad([], open)).toEqual(open.map((each) => ({ at: each, taken: 0 })));
    const late = seatLoad([stay("21:45", "22:15", 3)], open);
    expect(late.slice(-2)).toEqual([
      { at: at("21:45"), taken: 3 },
      { at: at("22:00"), taken: 3 },
    ]);
  });
});

describe("freeSeats", () => {
  const load = seatLoad([stay("18:00", "20:00", 4), stay("19:00", "20:30", 10)], open);
  test.each([
    ["16:30", "18:00", 12],
    ["17:15", "18:45", 8],
    ["18:30", "20:00", -2],
    ["20:00", "21:30", 2],
    ["20:30", "22:00", 12],
  ])("from %s to %s: %i", (from, to, free) => {
    expect(freeSeats(load, { start_at: at(from), end_at: at(to) }, 12)).toBe(free);
  });
});
