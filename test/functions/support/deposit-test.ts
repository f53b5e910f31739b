import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { depositPaymentId } from "@/domain/payment/payment-id";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { intentOf, pay, paymentTest, sessionOf } from "./payment-test";
import type { TestAccount } from "./test-accounts";
import { bookTable, seatPolicy, tableRequest } from "./test-tables";

/** Ten euros a person for parties of six or more; free until 24 hours before the start. */
const DEPOSIT = { from_party: 6, cents_a_person: 1000, free_until_hours: 24 };

export const depositPolicy = { ...seatPolicy, deposit: DEPOSIT };

/** A test in a restaurant that asks a deposit. */
export const depositTest = paymentTest.extend("restaurant", {
  reservation_policy: depositPolicy,
});

/** A request for eight tomorrow at 19:00 by a guest who agreed to the deposit. */
export const depositRequest = (changes: Partial<RequestReservationRequest> = {}) =>
  tableRequest({
    reservation_id: randomUUID(),
    party_size: 8,
    deposit: { cents: 8000, free_until_hours: 24 },
    ...changes,
  });

/** Books a table that awaits its deposit and opens the provider's page. */
export async function openDeposit(
  guest: TestAccount,
  changes: Partial<RequestReservationRequest> = {},
): Promise<{ id: string; session: string }> {
  const { id, status } = await bookTable(depositRequest(changes), guest);
  expect(status).toBe("awaiting_payment");
  const opened = await callFunction("openPayment", { reservation_id: id }, guest);
  expect(opened.error).toBeUndefined();
  return { id, session: sessionOf(opened.result?.url) };
}

/** A table that is booked because its deposit is paid. */
export async function paidDeposit(guest: TestAccount): Promise<string> {
  const { id, session } = await openDeposit(guest);
  await pay(session);
  const synced = await syncDeposit(id, guest);
  expect(synced.result).toEqual({ status: "confirmed", payment_status: "captured" });
  return id;
}

export const syncDeposit = (id: string, by: TestAccount) =>
  callFunction("syncPayment", { reservation_id: id }, by);

export const reservationOf = (id: string) => adminGet(`reservations/${id}`);

/** What the provider has given back of a deposit, cents. */
export async function refundedOf(id: string): Promise<number> {
  const { latest_charge } = await intentOf(depositPaymentId(id), ["data.latest_charge"]);
  return typeof latest_charge === "object" ? (latest_charge?.amount_refunded ?? 0) : 0;
}

/** Cancels as the guest. */
export async function cancelAsGuest(id: string, guest: TestAccount): Promise<void> {
  const version = (await reservationOf(id))?.version;
  const answer = await callFunction("cancelReservation", { reservation_id: id, version }, guest);
  expect(answer.error).toBeUndefined();
}

/** The step of a reservation by staff. */
export async function stepByStaff(id: string, to: string, staff: TestAccount): Promise<void> {
  const step = { id, version: (await reservationOf(id))?.version, to };
  const reason = to === "declined" ? { reason: "Ausgebucht" } : {};
  const answer = await callFunction("setReservationStatus", { ...step, ...reason }, staff);
  expect(answer.error).toBeUndefined();
}
