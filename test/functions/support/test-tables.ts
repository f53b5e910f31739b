import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type {
  CreateStaffBookingRequest,
  RequestReservationRequest,
} from "@/domain/reservation/reservation-requests.schema";
import type { ReservationPolicy } from "@/domain/tenant/policies.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { adminList, adminPatch } from "@/test/harness/admin";
import { type CallCredentials, callFunction } from "@/test/harness/callables";
import { CONTACT, KITCHEN, newContact, openKitchen } from "./test-kitchen";

/** The day after `TODAY`, a Thursday. */
export const TOMORROW = "2027-03-04";

export const seatPolicy: ReservationPolicy = {
  seats: 10,
  stay_minutes: [
    { up_to: 2, minutes: 90 },
    { up_to: 8, minutes: 120 },
  ],
  notice_minutes: 60,
  days_ahead: 30,
  max_party: 8,
  auto_confirm: true,
};

/** `openKitchen` with ten seats. */
export function openTables(
  policy: Partial<ReservationPolicy> = {},
  changes: Partial<Restaurant> = {},
): Promise<void> {
  return openKitchen({ reservation_policy: { ...seatPolicy, ...policy }, ...changes });
}

/** Replaces the test kitchen's reservation policy and keeps all other data. */
export function setPolicy(policy: Partial<ReservationPolicy>): Promise<void> {
  return adminPatch(`public/${KITCHEN}`, { reservation_policy: { ...seatPolicy, ...policy } });
}

/** A request for two tomorrow at 19:00, with a phone number and an address of its own. */
export function tableRequest(
  changes: Partial<RequestReservationRequest> = {},
): RequestReservationRequest {
  const contact = newContact();
  return {
    reservation_id: randomUUID(),
    resto_key: KITCHEN,
    date: TOMORROW,
    time: "19:00",
    party_size: 2,
    contact: { ...contact, email: `${contact.phone.slice(-3)}@example.com` },
    ...changes,
  };
}

interface Booked {
  id: string;
  code: string;
  status: string;
  replayed: boolean;
}

/** Books a table or joins the waitlist, which must succeed. */
export async function bookTable(
  request: RequestReservationRequest,
  guest: CallCredentials,
  name: "requestReservation" | "joinWaitingList" = "requestReservation",
): Promise<Booked> {
  const answer = await callFunction(name, request, guest);
  expect(answer.error).toBeUndefined();
  return answer.result as unknown as Booked;
}

/** Fills a time with a party of eight and one of two, from two accounts. */
export async function fillTime(
  time: string,
  guests: readonly CallCredentials[],
): Promise<Booked[]> {
  const [one, other] = guests;
  if (!one || !other) throw new Error("two guests fill a time");
  return [
    await bookTable(tableRequest({ time, party_size: 8 }), one),
    await bookTable(tableRequest({ time, party_size: 2 }), other),
  ];
}

/** Seats per quarter of an hour according to the reservations, without zeros. */
export async function reservedSeats(): Promise<Record<string, number>> {
  const seats: Record<string, number> = {};
  for (const { data } of await adminList("reservations")) {
    const holding = ["awaiting_payment", "offered", "requested", "confirmed", "seated"];
    const open = holding.includes(String(data.status));
    const { start_at, end_at, party_size } = data as unknown as {
      start_at: Date;
      end_at: Date;
      party_size: number;
    };
    if (!open) continue;
    for (let at = start_at.getTime(); at < end_at.getTime(); at += 15 * 60_000) {
      const { date, time } = toLocal(at);
      seats[`${date} ${time}`] = (seats[`${date} ${time}`] ?? 0) + party_size;
    }
  }
  return seats;
}

/** Seats per quarter of an hour according to the capacity documents, without zeros. */
export async function countedSeats(): Promise<Record<string, number>> {
  const counted = (await adminList("capacity")).flatMap(({ data }) =>
    Object.entries((data.seats ?? {}) as Record<string, number>)
      .filter(([, seats]) => seats !== 0)
      .map(([slot, seats]): [string, number] => [`${data.local_date} ${slot}`, seats]),
  );
  return Object.fromEntries(counted);
}

/** A telephone booking for two tomorrow at 19:00. */
export function telephoneBooking(
  changes: Partial<CreateStaffBookingRequest> = {},
): CreateStaffBookingRequest {
  return {
    reservation_id: randomUUID(),
    resto_key: KITCHEN,
    kind: "telephone",
    date: TOMORROW,
    time: "19:00",
    party_size: 2,
    contact: CONTACT,
    ...changes,
  };
}
