import { expect } from "vitest";
import type { RecordReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "./kitchen-test";
import type { TestAccount } from "./test-accounts";
import { TODAY } from "./test-kitchen";
import { countedSeats, reservedSeats, telephoneBooking } from "./test-tables";

/** {@link tableTest} with the callable `recordReservation`. */
export const staffBookingTest = tableTest.extend(
  "record",
  ({ staff }) =>
    (request: RecordReservationRequest, by: TestAccount = staff) =>
      callFunction("recordReservation", request, by),
);

/** A walk-in of two today at 18:00. */
export function walkIn(changes: Partial<RecordReservationRequest> = {}): RecordReservationRequest {
  return telephoneBooking({
    kind: "walk_in",
    date: TODAY,
    time: "18:00",
    contact: { name: "Laufkundschaft" },
    ...changes,
  });
}

/** Expects the capacity documents to match the reservations. */
export async function expectSeatsToMatch(): Promise<void> {
  expect(await countedSeats()).toEqual(await reservedSeats());
}
