import { describe, expect, test } from "vitest";
import { changeOccasion } from "@/domain/reservation/moves/change-occasion";
import { moveReservation } from "@/domain/reservation/moves/move-reservation";
import { reservationDueAt } from "@/domain/reservation/steps/reservation-due";
import { aReservation, at, bookingContext, tablePolicy, tableRequest } from "../sample-tables";

const NOON = at("12:00");

describe("where the restaurant confirms by hand", () => {
  const byHand = { reservation_policy: { ...tablePolicy, auto_confirm: false } };
  const confirmed = aReservation({ status_at: { confirmed: NOON } });

  test("a reservation that its guest moves is a request again, which expires 24 hours later", () => {
    const now = at("13:00");
    const friday = {
      ...tableRequest({ date: "2027-03-05" }),
      by: "guest" as const,
      version: 1,
      now,
    };
    const change = moveReservation(confirmed, friday, bookingContext(byHand));
    expect(change).toMatchObject({
      ok: true,
      value: {
        status: "requested",
        status_at: { confirmed: NOON, requested: now },
        history: [{}, { version: 2, status: "requested", by: "guest", moved_from: {} }],
      },
    });
    const after = { ...confirmed, ...(change.ok ? change.value : {}) };
    expect(reservationDueAt(after)).toBe(now + 24 * 60 * 60_000);
    expect(changeOccasion(after)).toBe("moved");
  });

  // The request could expire, and the whole deposit would go back.
  test.for<[string, boolean, number | null]>([
    ["not once the deposit stays on a cancellation", false, 1],
    ["while the deposit goes back on a cancellation", true, -1],
    ["without a deposit", true, null],
  ])("the guest of a confirmed table moves it %s", ([, isMoved, sinceEnd]) => {
    const deposit = { cents: 2000, free_until_hours: 24, free_until: NOON };
    const now = NOON + (sinceEnd ?? 0);
    const paid = { ...confirmed, ...(sinceEnd !== null && { deposit }) };
    const move = { ...tableRequest({ time: "18:15" }), by: "guest" as const, version: 1, now };
    const moved = moveReservation(paid, move, bookingContext(byHand));
    expect(moved.ok ? "moved" : moved.error.reason).toBe(isMoved ? "moved" : "CANCEL_TOO_LATE");
    const atOnce = moveReservation(paid, move, bookingContext());
    expect(atOnce.ok).toBe(true);
  });

  test("a reservation that staff move stays confirmed", () => {
    const move = {
      ...tableRequest({ time: "18:15" }),
      by: "staff" as const,
      version: 1,
      now: NOON,
    };
    expect(moveReservation(confirmed, move, bookingContext(byHand))).toMatchObject({
      value: { status: "confirmed", status_at: { confirmed: NOON } },
    });
  });
});
