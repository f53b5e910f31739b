import { describe, expect, test } from "vitest";
import { checkReservationLimit } from "@/domain/limits/reservation-limits";
import { bookTable, joinWaitlist } from "@/domain/reservation/booking/book-table";
import { canonicalReservationRequest } from "@/domain/reservation/booking/canonical-reservation-request";
import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { reservationPolicyOf, stayMinutes } from "@/domain/reservation/seating/reservation-policy";
import {
  aReservation,
  at,
  bookingContext,
  context,
  tablePolicy,
  tableRequest,
  WEDNESDAY,
} from "../sample-tables";

describe("bookTable", () => {
  test("confirms at once or requests, by the policy", () => {
    expect(bookTable(tableRequest(), bookingContext(), context)).toMatchObject({
      value: { status: "confirmed", start_at: at("18:00"), end_at: at("19:30"), version: 1 },
    });
    const byHand = bookingContext({ reservation_policy: { ...tablePolicy, auto_confirm: false } });
    expect(bookTable(tableRequest(), byHand, context)).toMatchObject({
      value: { status: "requested", status_at: { requested: context.now } },
    });
  });

  test("refuses a full time with the nearest free one", () => {
    const taken = new Map([[WEDNESDAY, { "19:15": 12 }]]);
    const request = tableRequest({ time: "18:30" });
    expect(bookTable(request, bookingContext({}, { taken }), context)).toEqual({
      ok: false,
      error: { reason: "SLOT_FULL", next_at: at("17:45") },
    });
    const waiting = joinWaitlist(request, bookingContext({}, { taken }), context);
    expect(waiting).toMatchObject({ value: { status: "waiting" } });
  });

  test("refuses if reservations are off", () => {
    expect(bookTable(tableRequest(), bookingContext({ reservation: false }), context)).toEqual({
      ok: false,
      error: { reason: "RESERVATION_OFF" },
    });
  });
});

describe("reservation policy", () => {
  test.each([
    [1, 90],
    [2, 90],
    [3, 120],
    [8, 120],
    [9, 120],
  ])("a party of %i stays %i minutes", (size, minutes) => {
    expect(stayMinutes(tablePolicy, size)).toBe(minutes);
    expect(stayMinutes({ stay_minutes: tablePolicy.stay_minutes.toReversed() }, size)).toBe(
      minutes,
    );
  });

  test("has defaults", () => {
    expect(reservationPolicyOf({})).toMatchObject({ seats: 40, max_party: 8 });
  });
});

test("allows three open reservations and three waitlist entries", () => {
  const open = (count: number, changes = {}) =>
    Array.from({ length: count }, () => aReservation(changes));
  const check = (kind: "booking" | "waiting", own: ReturnType<typeof open>) =>
    checkReservationLimit(own, kind, at("12:00")).ok;
  expect(check("booking", open(2))).toBe(true);
  expect(check("booking", open(3))).toBe(false);
  expect(check("waiting", open(3))).toBe(true);
  expect(check("waiting", open(3, { status: "waiting" }))).toBe(false);
  expect(check("booking", open(3, { status: "cancelled" }))).toBe(true);
  expect(check("booking", open(3, { start_at: at("11:00") }))).toBe(true);
  expect(check("booking", open(3, { start_at: at("12:00") }))).toBe(true);
  expect(check("waiting", open(3, { status: "offered" }))).toBe(false);
  expect(check("booking", open(3, { status: "offered" }))).toBe(true);
});

test("the limit of open reservations lasts until the first of them starts", () => {
  const own = ["20:00", "18:00", "19:00"].map((time) => aReservation({ start_at: at(time) }));
  expect(checkReservationLimit(own, "booking", at("17:00"))).toEqual({
    ok: false,
    error: { reason: "RATE_LIMIT", retry_after_s: 3600 },
  });
});

describe("canonical request", () => {
  test("is the same for equivalent requests", () => {
    const key = canonicalReservationRequest("booking", tableRequest(), "one");
    expect(canonicalReservationRequest("booking", tableRequest({ note: "" }), "one")).toBe(key);
    expect(canonicalReservationRequest("booking", tableRequest(), "other")).not.toBe(key);
    expect(canonicalReservationRequest("waiting", tableRequest(), "one")).not.toBe(key);
    expect(canonicalReservationRequest("booking", tableRequest({ time: "18:15" }), "one")).not.toBe(
      key,
    );
  });

  test.each([
    [{ date: "2027-02-29" }],
    [{ date: "2027-13-01" }],
    [{ date: "3.3.2027" }],
    [{ time: "24:00" }],
    [{ time: "18:60" }],
    [{ party_size: 0 }],
    [{ party_size: 2.5 }],
    [{ party_size: "2" }],
    [{ seats: 4 }],
  ])("refuses the input %j", (changes) => {
    const request = { ...tableRequest(), ...changes };
    expect(requestReservationRequestSchema.safeParse(request).success).toBe(false);
  });
});
