import { expect } from "vitest";
import type { CreateStaffBookingRequest } from "@/domain/reservation/reservation-requests.schema";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "./kitchen-test";
import type { TestAccount } from "./test-accounts";
import { TODAY } from "./test-kitchen";
import { countedSeats, reservedSeats, telephoneBooking } from "./test-tables";

/** {@link tableTest} with the callable `createStaffBooking`. */
export const staffBookingTest = tableTest.extend(
  "record",
  ({ staff }) =>
    (request: CreateStaffBookingRequest, by: TestAccount = staff) =>
      callFunction("createStaffBooking", request, by),
);

/** A walk-in of two today at 18:00. */
export function walkIn(
  changes: Partial<CreateStaffBookingRequest> = {},
): CreateStaffBookingRequest {
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
