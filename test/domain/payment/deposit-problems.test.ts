import { expect, it } from "vitest";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { depositProblems } from "@/domain/payment/payment-problems";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { NOON } from "../order/sample-order";
import { DUE, samplePayment, unopened } from "./sample-payment";

const captured = samplePayment("captured");
const refunded = samplePayment("refunded");

const UNTIL = NOON + 1000;

/** A deposit of a reservation in a status, cancelled by somebody at an instant; booked if it was paid. */
function depositOf(
  status: string,
  payment: PaymentRecord,
  by = "guest",
  at = UNTIL,
  isBooked = payment !== unopened,
) {
  const reservation = {
    ...{ id: "r", status, history: [{ version: 2, status, at, by }] },
    status_at: isBooked ? { confirmed: NOON } : { awaiting_payment: NOON },
    ...{ payment_status: payment.status, refunded_cents: payment.refunded_cents },
    paid_cents: payment.captured_cents,
    deposit: { cents: DUE, free_until_hours: 24, free_until: UNTIL },
  } as unknown as Reservation;
  const paid = { payment, tasks: [], charges: [], account_id: "acct_1" };
  return { paid, problems: depositProblems({ ...paid, reservation }), reservation };
}

it.each<[string, PaymentRecord, string?, number?]>([
  ["awaiting_payment", unopened],
  ["cancelled", unopened, "guest", UNTIL + 1],
  ["unpaid", { ...unopened, status: "lapsed" }],
  ["requested", captured],
  ["confirmed", captured],
  ["no_show", captured],
  ["completed", captured],
  ["cancelled", captured, "guest", UNTIL + 1],
  ["cancelled", refunded],
  ["cancelled", refunded, "staff", UNTIL + 1],
  ["declined", refunded, "staff"],
  ["expired", refunded, "system"],
])("finds nothing in a deposit that is %s", (status, payment, by, at) => {
  expect(depositOf(status, payment, by, at).problems).toEqual([]);
});

const KEPT = "I2 money kept without food";
const MISSING = "I1 placed without its money";

it.each<[string, string, PaymentRecord, string?, number?, boolean?]>([
  [KEPT, "unpaid", captured],
  [KEPT, "cancelled", captured],
  [KEPT, "cancelled", captured, "staff", UNTIL + 1],
  [KEPT, "declined", captured, "staff", UNTIL + 1],
  [KEPT, "expired", captured, "system", UNTIL + 1],
  [MISSING, "confirmed", unopened],
  [KEPT, "cancelled", captured, "guest", UNTIL + 1, false],
  [MISSING, "cancelled", unopened, "guest", UNTIL + 1, true],
])("names the invariant that a deposit breaks: %s, %s", (name, status, payment, ...how) => {
  expect(depositOf(status, payment, ...how).problems).toEqual([name]);
});

it("names a deposit whose terms are gone", () => {
  const { paid, reservation } = depositOf("cancelled", refunded);
  const { deposit: _, ...other } = reservation;
  expect(depositProblems({ ...paid, reservation: other })).toEqual([
    "I1 another amount than the guest owes",
  ]);
});
