import { expect } from "vitest";
import { GUEST_BOOK_VERSION } from "@/domain/contact/guest-book-request.schema";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "./kitchen-test";

export const AGREES = { agrees_to: GUEST_BOOK_VERSION };

/** The dishes of `pickupRequest` as the guest book lists them. */
export const dishes = [
  { item_id: "soup", qty: 4, choices: {}, name: expect.anything() as unknown },
];

export const STEPS_TO_COMPLETED = ["accepted", "ready", "completed"];

/** When an order or reservation was told about a change of its entry, in UTC. */
export function minuteOf(booked: Record<string, unknown> | null): string | undefined {
  return (booked?.guest_book_at as Date | undefined)?.toISOString().slice(11, 16);
}

/** With `step`, by which staff change the status of an order or a reservation. */
export const guestBookTest = tableTest.extend(
  "step",
  ({ staff }) =>
    async (name: "Order" | "Reservation", id: string, version: number, to: string) => {
      const input = { id, version, to, ...(to === "accepted" && { eta_minutes: 20 }) };
      return callFunction(`set${name}Status`, input, staff);
    },
);
