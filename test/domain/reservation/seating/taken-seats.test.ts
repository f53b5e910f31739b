import { describe, expect, test } from "vitest";
import {
  exchangeSeats,
  NO_SEATS,
  takenSeatChanges,
} from "@/domain/reservation/seating/taken-seats";
import { seatChanges } from "@/domain/reservation/seats/seat-buckets";
import { aReservation, at } from "../sample-tables";

const stay = (id: string, from: string, guest_verified?: boolean) =>
  aReservation({
    id,
    start_at: at(from),
    end_at: at(from) + 3_600_000,
    ...(guest_verified === undefined ? {} : { guest_verified }),
  });

describe("takenSeatChanges", () => {
  test("counts the seats of a guest without a verified address in both counts", () => {
    const booked = stay("a", "18:00", false);
    const seats = seatChanges(null, booked);
    expect(takenSeatChanges(null, booked)).toEqual({ taken: seats, unverified: seats });
    expect(takenSeatChanges(booked, null).unverified).toEqual(seatChanges(booked, null));
  });

  test.each([
    ["a verified guest", true],
    ["a guest whose account is unknown", undefined],
  ])("counts the seats of %s in one count", (_, guestVerified) => {
    const booked = stay("a", "18:00", guestVerified);
    expect(takenSeatChanges(null, booked)).toEqual({
      taken: seatChanges(null, booked),
      unverified: new Map(),
    });
  });

  test("changes nothing without a reservation before or after", () => {
    expect(takenSeatChanges(null, null)).toEqual(NO_SEATS);
  });
});

describe("exchangeSeats", () => {
  const early = stay("a", "18:00");
  const late = stay("a", "20:00");
  const other = stay("b", "18:00");

  test("keeps one stay of a reservation that moves", () => {
    const before = exchangeSeats(exchangeSeats(NO_SEATS, null, other), null, early);
    const after = exchangeSeats(before, early, late);
    expect(after.held).toEqual([other, late]);
    expect(after.taken).toEqual(
      exchangeSeats(exchangeSeats(NO_SEATS, null, other), null, late).taken,
    );
  });

  test("drops the stay of a reservation that ends", () => {
    const before = exchangeSeats(exchangeSeats(NO_SEATS, null, other), null, early);
    expect(exchangeSeats(before, early, null).held).toEqual([other]);
  });

  test("starts with no stays", () => {
    expect(exchangeSeats(NO_SEATS, null, early).held).toEqual([early]);
    expect(exchangeSeats(NO_SEATS, null, null).held).toEqual([]);
  });
});
