import { describe, expect, test } from "vitest";
import { guestMoveRefusal } from "@/domain/reservation/moves/guest-move";
import { NO_SEATS } from "@/domain/reservation/seating/taken-seats";
import { seatChanges } from "@/domain/reservation/seats/seat-buckets";
import { aReservation, at, bookingContext } from "../sample-tables";

const { restaurant } = bookingContext({
  guest_policy: { guest_share: 0.5, party_needs_verified: 4 },
});
const evening = (party_size: number, guest_verified?: boolean) =>
  aReservation({ party_size, ...(guest_verified === undefined ? {} : { guest_verified }) });

/** Seats that guests without a verified address hold from 18:00 to 19:30, of 6 in their share. */
const heldSeats = (party_size: number) => ({
  ...NO_SEATS,
  unverified: seatChanges(null, evening(party_size)),
});

function refusalOf(from: number, to: number, held = from, isVerified = false) {
  return guestMoveRefusal(evening(from, false), evening(to, isVerified ? undefined : false), {
    restaurant,
    availability: {},
    seats: heldSeats(held),
    isVerified,
    now: at("12:00"),
  });
}

describe("a move by a guest without a verified address", () => {
  test("may not make the party larger than the policy allows", () => {
    expect(refusalOf(3, 4)).toBeNull();
    expect(refusalOf(3, 5)).toEqual({ reason: "NOT_VERIFIED", field: "party_size" });
    expect(refusalOf(5, 5)).toBeNull();
    expect(refusalOf(6, 5)).toBeNull();
  });

  test("may not exceed the share of such guests", () => {
    expect(refusalOf(2, 3, 5)).toBeNull();
    expect(refusalOf(2, 3, 6)).toEqual({ reason: "NOT_VERIFIED", field: "policy" });
    expect(refusalOf(2, 2, 6)).toBeNull();
  });
});

test("a move by a guest with a verified address has neither limit", () => {
  expect(refusalOf(2, 8, 6, true)).toBeNull();
});
