import { describe, expect, test } from "vitest";
import { depositAsOrder } from "@/domain/payment/deposit-payment";
import { depositPaymentId, reservationOf } from "@/domain/payment/payment-id";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";

const UNTIL = 1000;
const deposit = { cents: 4000, free_until_hours: 24, free_until: UNTIL };

/** A reservation that was confirmed, unless `isBooked` is false, and then ended in a status. */
function ended(
  status: ReservationStatus,
  by: "guest" | "staff" | "system",
  at = 0,
  isBooked = true,
) {
  const status_at: Record<string, number> = isBooked ? { confirmed: 0 } : {};
  const event = { version: 3, status, at, by };
  return { status, status_at: { ...status_at, [status]: at }, deposit, history: [event] };
}

describe("a deposit", () => {
  test.each([
    ["waits", ended("awaiting_payment", "guest", 0, false), "awaiting_payment"],
    ["was never paid", ended("unpaid", "system", 0, false), "unpaid"],
    ["stays while the table is booked", ended("confirmed", "system"), "completed"],
    ["stays while the restaurant has not answered", ended("requested", "system"), "completed"],
    ["stays with guests who came", ended("completed", "staff"), "completed"],
    ["stays if nobody came", ended("no_show", "staff"), "completed"],
    ["goes back at the last moment to cancel", ended("cancelled", "guest", UNTIL), "cancelled"],
    ["stays after that moment", ended("cancelled", "guest", UNTIL + 1), "completed"],
    ["goes back if staff cancel late", ended("cancelled", "staff", UNTIL + 1), "cancelled"],
    ["goes back if it is declined", ended("declined", "staff", UNTIL + 1), "cancelled"],
    ["goes back without an answer", ended("expired", "system", UNTIL + 1), "cancelled"],
    [
      "goes back if the guest left before it arrived",
      ended("cancelled", "guest", UNTIL + 1, false),
      "cancelled",
    ],
  ])("%s", (_, reservation, status) => {
    expect(depositAsOrder(reservation)).toEqual({ payment: "online", status, wanted_at: null });
  });

  test("has a payment whose id belongs to no order", () => {
    const id = "1b4e28ba-2fa1-4d2b-883f-0016d3cca427";
    expect(reservationOf(depositPaymentId(id))).toBe(id);
    expect(reservationOf(id)).toBeNull();
    // As the webhook reads it.
    expect(depositPaymentId(id)).toMatch(/^[\w-]{1,40}$/);
  });
});
