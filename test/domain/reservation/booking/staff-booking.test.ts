import { describe, expect, test } from "vitest";
import { canonicalStaffBookingRequest } from "@/domain/reservation/booking/canonical-reservation-request";
import { createStaffBooking } from "@/domain/reservation/booking/staff-booking";
import { moveReservation } from "@/domain/reservation/moves/move-reservation";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import {
  type CreateStaffBookingRequest,
  createStaffBookingRequestSchema,
} from "@/domain/reservation/reservation-requests.schema";
import { seatChanges } from "@/domain/reservation/seats/seat-buckets";
import { noteReservation } from "@/domain/reservation/steps/note-reservation";
import {
  openQuarters,
  staffBookingStart,
  walkInStart,
} from "@/domain/reservation/times/staff-booking-times";
import { toLocal } from "@/domain/time/berlin-time";
import { aReservation, at, bookingContext, WEDNESDAY } from "../sample-tables";

const context = { now: at("17:50"), code: "CDFG", request_hash: "hash" };

function request(changes: Partial<CreateStaffBookingRequest> = {}): CreateStaffBookingRequest {
  return {
    reservation_id: "0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11",
    resto_key: "resto-sample",
    kind: "telephone",
    date: WEDNESDAY,
    time: "18:00",
    party_size: 4,
    contact: { name: "Toni Test", phone: "089 99998-050" },
    ...changes,
  };
}

const full = () =>
  bookingContext(
    {},
    { taken: seatChanges(null, { start_at: at("18:00"), end_at: at("20:00"), party_size: 10 }) },
  );

describe("openQuarters", () => {
  test("lists the quarters of an hour in opening hours, up to the last before closing", () => {
    const times = openQuarters(bookingContext(), WEDNESDAY).map((each) => toLocal(each).time);
    expect([times[0], times.at(-1)]).toEqual(["11:00", "21:45"]);
    expect(times).toContain("14:15");
    expect(times).not.toContain("14:30");
    expect(times).toHaveLength(14 + 20);
  });

  test("is empty on a closed day and a closure", () => {
    expect(openQuarters(bookingContext(), "2027-03-01")).toEqual([]);
    const exceptions = [{ date: WEDNESDAY, closed: true, reason: "Umbau" }];
    const closed = bookingContext({}, { availability: { exceptions } });
    expect(openQuarters(closed, WEDNESDAY)).toEqual([]);
  });

  test.each([
    ["2027-03-28", 23],
    ["2027-10-31", 24],
  ])("lists every time once on %s, when the clock changes", (date, hours) => {
    const hoursOfDay = { 0: [["00:00", "24:00"]] as [string, string][] };
    const closed = bookingContext({
      hours: { ...bookingContext().restaurant.hours, ...hoursOfDay },
    });
    const times = openQuarters(closed, date).map((each) => toLocal(each).time);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toHaveLength(hours * 4);
  });
});

describe("staffBookingStart", () => {
  const start = (changes: object, now = at("17:50")) =>
    staffBookingStart(bookingContext(), { date: WEDNESDAY, time: "18:00", ...changes }, now);

  test.each([
    ["now", {}, at("18:00")],
    ["in the current quarter", { time: "17:45" }, at("17:45")],
    ["just before closing", { time: "21:45" }, at("21:45")],
    ["a year ahead", { date: "2028-03-02" }, at("18:00", "2028-03-02")],
  ])("accepts a start %s", (_what, changes, value) => {
    expect(start(changes)).toEqual({ ok: true, value });
  });

  test.each([
    ["INVALID", { time: "18:10" }],
    ["INVALID", { date: "2027-03-28", time: "02:30" }],
    ["SLOT_PAST", { time: "17:30" }],
    ["TOO_FAR_AHEAD", { date: "2028-03-03" }],
    ["CLOSED", { time: "22:00" }],
    ["CLOSED", { date: "2027-03-08" }],
  ])("refuses %s for %j", (reason, changes) => {
    expect(start(changes)).toMatchObject({ ok: false, error: { reason } });
  });
});

test("walkInStart accepts the last two hours", () => {
  const start = (time: string) => walkInStart({ date: WEDNESDAY, time }, at("22:10"));
  expect(start("22:00")).toEqual({ ok: true, value: at("22:00") });
  expect(start("20:15")).toEqual({ ok: true, value: at("20:15") });
  expect(start("20:00")).toMatchObject({ error: { reason: "SLOT_PAST" } });
  expect(start("22:11")).toHaveProperty("ok", true);
  expect(start("22:12")).toMatchObject({ error: { reason: "INVALID", field: "time" } });
});

describe("createStaffBooking", () => {
  test("confirms a telephone booking", () => {
    const recorded = createStaffBooking(request({ party_size: 9 }), bookingContext(), context);
    expect(recorded).toMatchObject({
      ok: true,
      value: { creator_uid: "restaurant", kind: "telephone", status: "confirmed", version: 1 },
    });
    expect(reservationSchema.safeParse(recorded.ok && recorded.value).success).toBe(true);
  });

  test("seats a walk-in without a phone number", () => {
    const walkIn = request({ kind: "walk_in", time: "17:45", contact: { name: "–" } });
    const recorded = createStaffBooking(walkIn, bookingContext(), context);
    expect(recorded).toMatchObject({
      value: { status: "seated", end_at: at("19:45"), history: [{ by: "staff" }] },
    });
    expect(reservationSchema.safeParse(recorded.ok && recorded.value).success).toBe(true);
  });

  test("refuses a full time unless overbook is set", () => {
    expect(createStaffBooking(request(), full(), context)).toEqual({
      ok: false,
      error: { reason: "SLOT_FULL", next_at: at("20:00") },
    });
    expect(createStaffBooking(request({ overbook: true }), full(), context)).toHaveProperty(
      "ok",
      true,
    );
    expect(createStaffBooking(request({ party_size: 2 }), full(), context)).toHaveProperty(
      "ok",
      true,
    );
  });

  test("has no next_at if no time has room", () => {
    const crowd = request({ party_size: 13 });
    expect(createStaffBooking(crowd, bookingContext(), context)).toEqual({
      ok: false,
      error: { reason: "SLOT_FULL" },
    });
  });

  test("refuses a telephone booking without a phone number", () => {
    const unknown = request({ contact: { name: "Toni Test" } });
    expect(createStaffBooking(unknown, bookingContext(), context)).toEqual({
      ok: false,
      error: { reason: "INVALID", field: "contact.phone" },
    });
  });
});

describe("canonical request", () => {
  test.each([
    ["an e-mail address", { contact: { name: "Toni", email: "toni@example.com" } }],
    ["no name", { contact: { name: " " } }],
    ["another kind", { kind: "online" }],
    ["an unknown key", { version: 1 }],
    ["no party", { party_size: 0 }],
  ])("refuses an input with %s", (_what, changes) => {
    const parsed = createStaffBookingRequestSchema.safeParse({ ...request(), ...changes });
    expect(parsed.success).toBe(false);
  });

  test("is the same with an empty note and without overbook", () => {
    const key = canonicalStaffBookingRequest(request(), "cook");
    expect(canonicalStaffBookingRequest(request({ note: "", overbook: false }), "cook")).toBe(key);
    expect(canonicalStaffBookingRequest(request({ overbook: true }), "cook")).not.toBe(key);
    expect(canonicalStaffBookingRequest(request(), "waiter")).not.toBe(key);
  });
});

describe("a move by staff", () => {
  const move = (changes: object, now = at("18:20")) =>
    moveReservation(
      aReservation(),
      { date: WEDNESDAY, time: "18:30", party_size: 2, version: 1, by: "staff", now, ...changes },
      full(),
    );

  test("needs no notice and may start in the current quarter", () => {
    expect(move({})).toMatchObject({ ok: true, value: { start_at: at("18:30"), version: 2 } });
    expect(move({ time: "18:00" })).toMatchObject({ value: { start_at: at("18:00") } });
  });

  test("refuses a full time with the nearest free one", () => {
    expect(move({ party_size: 6 })).toEqual({
      ok: false,
      error: { reason: "SLOT_FULL", next_at: at("20:00") },
    });
    expect(move({ time: "22:15" })).toMatchObject({ error: { reason: "CLOSED" } });
  });
});

test("noteReservation changes only the version, and never a newer reservation", () => {
  const reservation = aReservation();
  const noted = noteReservation(reservation, { version: 1, now: at("13:00") });
  expect(noted).toEqual({
    ok: true,
    value: {
      status: reservation.status,
      status_at: reservation.status_at,
      history: reservation.history,
      version: 2,
      updated_at: at("13:00"),
    },
  });
  expect(noteReservation(reservation, { version: 2, now: 0 })).toEqual({
    ok: false,
    error: { reason: "VERSION_CONFLICT" },
  });
});
