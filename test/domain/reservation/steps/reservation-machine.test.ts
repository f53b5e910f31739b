import { describe, expect, test } from "vitest";
import { moveReservation } from "@/domain/reservation/moves/move-reservation";
import {
  RESERVATION_STATUSES,
  type ReservationStatus,
} from "@/domain/reservation/reservation.schema";
import { reservationDueAt } from "@/domain/reservation/steps/reservation-due";
import {
  canCancelReservation,
  changeReservationStatus,
} from "@/domain/reservation/steps/reservation-machine";
import { holdsSeats, isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { aReservation, at, bookingContext, WEDNESDAY } from "../sample-tables";

const ACTORS = ["guest", "staff", "system"] as const;

/** An independent copy of docs/rules.md#reservation-states, half an hour after the start. */
const LEGAL: ReadonlySet<string> = new Set([
  "guest awaiting_payment cancelled",
  "guest waiting cancelled",
  "guest offered requested",
  "guest offered confirmed",
  "guest offered cancelled",
  "guest requested cancelled",
  "guest confirmed cancelled",
  "system waiting offered",
  "system waiting expired",
  "system offered expired",
  "system requested expired",
  "staff awaiting_payment cancelled",
  "staff waiting offered",
  "staff waiting cancelled",
  "staff offered cancelled",
  "staff requested confirmed",
  "staff requested declined",
  "staff requested seated",
  "staff requested cancelled",
  "staff requested no_show",
  "staff confirmed seated",
  "staff confirmed cancelled",
  "staff confirmed no_show",
  "staff seated completed",
]);

const pairs = ACTORS.flatMap((by) =>
  RESERVATION_STATUSES.flatMap((from) => RESERVATION_STATUSES.map((to) => ({ by, from, to }))),
);

describe("every step from every status by every actor", () => {
  test.each(pairs)("$by: $from to $to", ({ by, from, to }) => {
    // Guests act before the start, all others after every deadline.
    const now = by === "guest" ? at("17:00") : at("18:30");
    const reservation = aReservation({ status: from, offer_until: at("18:00") });
    const step = { to, by, version: 1, now, reason: "voll" };
    const change = changeReservationStatus(reservation, step);
    if (LEGAL.has(`${by} ${from} ${to}`)) {
      expect(change).toMatchObject({ ok: true, value: { status: to, version: 2 } });
    } else {
      expect(change).toEqual({ ok: false, error: { reason: "WRONG_STATE", current: from } });
    }
  });

  test.each(RESERVATION_STATUSES)("allows no step from %s if it is final", (from) => {
    const leaves = [...LEGAL].some((step) => step.split(" ")[1] === from);
    expect(isFinalReservation(from)).toBe(!leaves);
    expect(holdsSeats(from)).toBe(leaves && from !== "waiting");
  });
});

describe("an accepted step", () => {
  const step = (to: ReservationStatus, now: number, changes: object = {}) =>
    changeReservationStatus(aReservation(), { to, by: "staff", version: 1, now, ...changes });

  test("appends to the history", () => {
    expect(step("seated", at("18:02"))).toEqual({
      ok: true,
      value: {
        status: "seated",
        status_at: { confirmed: at("12:00"), seated: at("18:02") },
        version: 2,
        history: [
          { version: 1, status: "confirmed", at: at("12:00"), by: "guest" },
          { version: 2, status: "seated", at: at("18:02"), by: "staff" },
        ],
        updated_at: at("18:02"),
      },
    });
  });

  test("refuses an outdated version", () => {
    const stale = step("eaten" as ReservationStatus, at("18:00"), { version: 2 });
    expect(stale).toEqual({ ok: false, error: { reason: "VERSION_CONFLICT" } });
  });

  test("refuses a no-show within 15 minutes of the start", () => {
    expect(step("no_show", at("18:15") - 1).ok).toBe(false);
    expect(step("no_show", at("18:15")).ok).toBe(true);
  });

  test("refuses declining without a reason", () => {
    const request = aReservation({ status: "requested" });
    const decline = { to: "declined", by: "staff", version: 1, now: at("13:00") } as const;
    expect(changeReservationStatus(request, { ...decline, reason: " " })).toEqual({
      ok: false,
      error: { reason: "INVALID", field: "reason" },
    });
    expect(changeReservationStatus(request, decline).ok).toBe(false);
    expect(changeReservationStatus(request, { ...decline, reason: " Feier " })).toMatchObject({
      ok: true,
      value: { history: [{}, { status: "declined", reason: "Feier" }] },
    });
  });

  test.each([
    ["requested", {}, "18:00"],
    ["requested", { created_at: at("17:30", "2027-03-02") }, "17:30"],
    ["offered", { offer_until: at("12:30") }, "12:30"],
    ["offered", {}, "18:00"],
    ["waiting", {}, "18:00"],
  ] as const)(
    "refuses the expiry of one that is %s before it is due (%j)",
    (status, changes, due) => {
      const reservation = aReservation({ status, ...changes });
      const expire = (now: number) =>
        changeReservationStatus(reservation, { to: "expired", by: "system", version: 1, now });
      expect(expire(at(due) - 1)).toEqual({
        ok: false,
        error: { reason: "WRONG_STATE", current: status },
      });
      expect(expire(at(due)).ok).toBe(true);
      expect(reservationDueAt(reservation)).toBe(at(due));
    },
  );

  test("refuses accepting an offer without an end", () => {
    const accept = { to: "confirmed", by: "guest", version: 1, now: at("12:00") } as const;
    expect(changeReservationStatus(aReservation({ status: "offered" }), accept)).toEqual({
      ok: false,
      error: { reason: "SLOT_PAST" },
    });
  });

  test.each(RESERVATION_STATUSES)("never falls due unless it waits for an answer: %s", (status) => {
    const waits = ["waiting", "offered", "requested"].includes(status);
    expect(reservationDueAt(aReservation({ status })) !== null).toBe(waits);
    const canCancel = waits || status === "confirmed" || status === "awaiting_payment";
    expect(canCancelReservation(aReservation({ status }), at("17:00"))).toBe(canCancel);
  });

  test("allows guests to cancel until the start", () => {
    const cancel = (now: number) => step("cancelled", now, { by: "guest" });
    expect(cancel(at("18:00") - 1).ok).toBe(true);
    expect(cancel(at("18:00"))).toEqual({ ok: false, error: { reason: "CANCEL_TOO_LATE" } });
    expect(canCancelReservation(aReservation(), at("18:00") - 1)).toBe(true);
    expect(canCancelReservation(aReservation(), at("18:00"))).toBe(false);
  });

  test("lets an offer lapse at offer_until, and a request expire after a day or at its start", () => {
    const offered = aReservation({ status: "offered", offer_until: at("12:30") });
    const accept = (now: number) =>
      changeReservationStatus(offered, { to: "confirmed", by: "guest", version: 1, now });
    expect(accept(at("12:30") - 1).ok).toBe(true);
    expect(accept(at("12:30"))).toEqual({ ok: false, error: { reason: "SLOT_PAST" } });
    expect(reservationDueAt(offered)).toBe(at("12:30"));
    expect(reservationDueAt(aReservation({ status: "requested" }))).toBe(at("18:00"));
    const early = aReservation({ status: "requested", created_at: at("12:00", "2027-03-01") });
    expect(reservationDueAt(early)).toBe(at("12:00", "2027-03-02"));
  });
});

describe("a move of a reservation", () => {
  const request = { date: WEDNESDAY, time: "19:00", party_size: 4 };
  const move = (changes: object = {}, reservation = aReservation()) =>
    moveReservation(
      reservation,
      { ...request, by: "guest", version: 1, now: at("12:00"), ...changes },
      bookingContext({}, { taken: new Map([[WEDNESDAY, { "19:00": 10, "20:00": 9 }]]) }),
    );

  test("replaces time, party size and stay, and appends to the history", () => {
    const moved = move({ time: "17:00" });
    expect(moved).toMatchObject({
      ok: true,
      value: {
        status: "confirmed",
        version: 2,
        start_at: at("17:00"),
        end_at: at("19:00"),
        local_time: "17:00",
        party_size: 4,
        history: [{}, { moved_from: { start_at: at("18:00"), party_size: 2 } }],
      },
    });
  });

  test("counts its own seats as free", () => {
    expect(move({ party_size: 4 })).toMatchObject({ error: { reason: "SLOT_FULL" } });
    expect(move({ time: "18:00", party_size: 4 }).ok).toBe(true);
    expect(move({ time: "18:00", party_size: 5 }).ok).toBe(false);
  });

  test("may change the party size within the notice", () => {
    expect(move({ time: "18:00", party_size: 1, now: at("17:50") }).ok).toBe(true);
    expect(move({ time: "18:15", party_size: 2, now: at("17:50") })).toMatchObject({
      error: { reason: "SLOT_PAST" },
    });
  });

  test("is refused to guests after 100 moves, but not to staff", () => {
    const moved_from = { start_at: at("17:00"), party_size: 2 };
    const event = { version: 1, status: "confirmed", at: at("12:00"), moved_from } as const;
    const movedBefore = (count: number, by: "guest" | "staff") =>
      aReservation({ history: Array.from({ length: count }, () => ({ ...event, by })) });
    const again = { time: "17:00" };
    expect(move(again, movedBefore(99, "guest")).ok).toBe(true);
    expect(move(again, movedBefore(100, "staff")).ok).toBe(true);
    const often = movedBefore(100, "guest");
    expect(move(again, often)).toEqual({ ok: false, error: { reason: "RATE_LIMIT" } });
    expect(move({ ...again, by: "staff" }, often).ok).toBe(true);
  });

  test.each([
    ["a stale version", { version: 2 }, {}, { reason: "VERSION_CONFLICT" }],
    ["past the start", { now: at("18:00") }, {}, { reason: "CANCEL_TOO_LATE" }],
    ["seated", {}, { status: "seated" }, { reason: "WRONG_STATE", current: "seated" }],
    ["waiting", {}, { status: "waiting" }, { reason: "WRONG_STATE", current: "waiting" }],
    ["too many", { time: "18:00", party_size: 9 }, {}, { reason: "PARTY_SIZE" }],
    ["closed", { time: "16:00" }, {}, { reason: "CLOSED" }],
  ])("%s is refused", (_what, changes, state, error) => {
    expect(move(changes, aReservation(state as object))).toEqual({ ok: false, error });
  });
});
