import type { SeatingContext } from "@/domain/reservation/booking/book-table";
import { bookTable } from "@/domain/reservation/booking/book-table";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import type { ReservationPolicy } from "@/domain/tenant/policies.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, minutesOf, toInstant } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../sample-restaurant";

export const tablePolicy: ReservationPolicy = {
  seats: 12,
  stay_minutes: [
    { up_to: 2, minutes: 90 },
    { up_to: 8, minutes: 120 },
  ],
  notice_minutes: 60,
  days_ahead: 60,
  max_party: 8,
  auto_confirm: true,
};

/** A Wednesday: lunch 11:00 to 14:30, dinner 17:00 to 22:00. */
export const WEDNESDAY = "2027-03-03";

export function at(time: string, date: string = WEDNESDAY): Instant {
  return toInstant(date, minutesOf(time));
}

export function bookingContext(
  changes: Partial<Restaurant> = {},
  more: Partial<SeatingContext> = {},
): SeatingContext {
  return {
    restaurant: { ...sampleRestaurant, reservation_policy: tablePolicy, ...changes },
    availability: { exceptions: [] },
    taken: new Map(),
    ...more,
  };
}

export function tableRequest(
  changes: Partial<RequestReservationRequest> = {},
): RequestReservationRequest {
  return {
    reservation_id: "0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11",
    resto_key: "resto-sample",
    date: WEDNESDAY,
    time: "18:00",
    party_size: 2,
    contact: { name: "Toni Test", phone: "089 99998-050" },
    ...changes,
  };
}

export const context = { now: at("12:00"), uid: "guest", code: "CDFG", request_hash: "hash" };

/** A reservation for two at 18:00, made at noon. */
export function aReservation(changes: Partial<Reservation> = {}): Reservation {
  const booked = bookTable(tableRequest(), bookingContext(), context);
  if (!booked.ok) throw new Error(booked.error.reason);
  return { ...booked.value, ...changes };
}
