import { expect, test } from "vitest";
import { nextOffers, offerByStaff } from "@/domain/reservation/booking/waitlist";
import { seatPlanOf } from "@/domain/reservation/seating/find-place";
import { seatingOf } from "@/domain/reservation/seating/seating-of";
import { NO_SEATS } from "@/domain/reservation/seating/taken-seats";
import { aReservation, at, WEDNESDAY } from "../sample-tables";
import { withTables } from "../seating/sample-plan";

const waits = (id: string, minute: number, party_size = 2) =>
  aReservation({ id, status: "waiting", created_at: at("12:00") + minute * 60_000, party_size });

const seats = (count: number) =>
  new Map([[WEDNESDAY, { "18:00": count, "18:15": count, "19:15": count }]]);

const fullBut = (free: number) => ({ ...NO_SEATS, taken: seats(12 - free) });

const LIMITS = { seats: 12, unverifiedSeats: 12 };

const offered = (...args: Parameters<typeof nextOffers>) =>
  nextOffers(...args).map(({ reservation }) => reservation.id);

test("freed seats are offered to the first waitlist entry", () => {
  const line = [waits("second", 2), waits("first", 1), waits("third", 3)];
  expect(offered(line, fullBut(2), LIMITS, at("12:30"))).toEqual(["first"]);
  expect(offered(line, fullBut(4), LIMITS, at("12:30"))).toEqual(["first", "second"]);
  expect(offered(line, fullBut(1), LIMITS, at("12:30"))).toEqual([]);
});

test("entries of the same moment are offered by their ids, and only waiting ones", () => {
  const line = [waits("b", 1), waits("a", 1)];
  expect(offered(line, fullBut(2), LIMITS, at("12:30"))).toEqual(["a"]);
  expect(offered(line.toReversed(), fullBut(2), LIMITS, at("12:30"))).toEqual(["a"]);
  const left = { ...waits("left", 0), status: "cancelled" as const };
  expect(offered([left, ...line], fullBut(2), LIMITS, at("12:30"))).toEqual(["a"]);
});

test("a party that does not fit does not hold up others", () => {
  const line = [waits("large", 1, 6), waits("small", 2)];
  expect(offered(line, fullBut(3), LIMITS, at("12:30"))).toEqual(["small"]);
});

test("an offer lasts 30 minutes, at most until its start", () => {
  const [offer] = nextOffers([waits("one", 1)], NO_SEATS, LIMITS, at("12:30"));
  expect(offer?.change).toMatchObject({ status: "offered", offer_until: at("13:00") });
  const [late] = nextOffers([waits("one", 1)], NO_SEATS, LIMITS, at("17:40"));
  expect(late?.change.offer_until).toBe(at("18:00"));
  expect(nextOffers([waits("one", 1)], NO_SEATS, LIMITS, at("17:41"))).toEqual([]);
});

test("guests without a verified address are offered no more than their share", () => {
  const line = [1, 2, 3].map((minute) => ({
    ...waits(`unverified-${minute}`, minute),
    guest_verified: false,
  }));
  const verified = { ...waits("verified", 4), guest_verified: true };
  const limits = { seats: 12, unverifiedSeats: 4 };
  const taken = { taken: seats(2), unverified: seats(2) };
  expect(offered([...line, verified], taken, limits, at("12:30"))).toEqual([
    "unverified-1",
    "verified",
  ]);
});

test("in a restaurant with tables each offer takes its own table", () => {
  const plan = seatPlanOf(withTables);
  const held = seatingOf([
    aReservation({ id: "six", table_ids: ["six"] }),
    aReservation({ id: "a", table_ids: ["a"] }),
  ]);
  const line = [waits("three", 1, 3), waits("four", 2, 4), waits("two", 3), waits("last", 4)];
  const offers = nextOffers(
    line,
    { ...held, unverified: new Map() },
    { ...plan, unverifiedSeats: plan.seats },
    at("12:30"),
  );
  expect(offers.map(({ reservation, change }) => [reservation.id, change.table_ids])).toEqual([
    ["three", ["four"]],
    ["two", ["b"]],
  ]);
});

test("staff offer a place to one entry before all others, until its start", () => {
  const plan = { seats: 12 };
  const offer = (taken: ReturnType<typeof seats>, now = at("17:55")) =>
    offerByStaff(waits("late", 9), { version: 1, now }, { plan, seating: { taken } });
  expect(offer(seats(10))).toMatchObject({
    ok: true,
    value: { status: "offered", offer_until: at("18:00"), history: [{}, { by: "staff" }] },
  });
  expect(offer(seats(11))).toEqual({ ok: false, error: { reason: "SLOT_FULL" } });
  expect(offer(seats(0), at("18:00"))).toEqual({ ok: false, error: { reason: "SLOT_PAST" } });
  const confirmed = { plan, seating: { taken: seats(0) } };
  expect(offerByStaff(aReservation(), { version: 1, now: at("12:30") }, confirmed)).toEqual({
    ok: false,
    error: { reason: "WRONG_STATE", current: "confirmed" },
  });
});
