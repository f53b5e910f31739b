import { createHash } from "node:crypto";
import { partyRefusal } from "@/domain/availability/guest-share";
import { bookTable, joinWaitlist } from "@/domain/reservation/booking/book-table";
import {
  canonicalReservationRequest,
  canonicalStaffBookingRequest,
} from "@/domain/reservation/booking/canonical-reservation-request";
import { createStaffBooking } from "@/domain/reservation/booking/staff-booking";
import type { Reservation, ReservationStatus } from "@/domain/reservation/reservation.schema";
import { findPlace, seatPlanOf } from "@/domain/reservation/seating/find-place";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { contactKeys } from "@/functions/contact/contact-keys";
import type { DemoGuest } from "./demo-guests";
import type { DemoLedger } from "./demo-ledger";
import { demoRandom } from "./demo-random";
import type { DemoShop } from "./demo-shop";
import { DEMO_ID_PREFIX } from "./simulate-order";

/** A step of a reservation and when it is taken. */
export interface TableStep {
  readonly to: ReservationStatus;
  readonly at: Instant;
  readonly reason?: string;
}

/** A reservation to simulate, with its steps. */
export interface TablePlan {
  readonly seed: string;
  /** When it is booked. */
  readonly at: Instant;
  readonly start: Instant;
  readonly partySize: number;
  readonly guest: DemoGuest;
  readonly kind: "online" | "waitlist" | "telephone" | "walk_in";
  readonly note?: string;
  readonly steps: readonly TableStep[];
}

/**
 * The reservation of a plan as it is at `now`, by the rules of the product.
 * @returns null if a rule refuses it: no room, or room for a party of the waitlist
 */
export function simulateReservation(
  plan: TablePlan,
  shop: DemoShop,
  ledger: DemoLedger,
  now: Instant,
): Reservation | null {
  if (plan.at > now) return null;
  const booked = book(plan, shop, ledger);
  if (!booked?.ok) return null;
  ledger.reservationCount += 1;
  const reservation = plan.steps.reduce(
    (before, step) => (step.at <= now ? stepped(before, step) : before),
    withGuest(booked.value, plan),
  );
  const { status } = reservation;
  if (holdsSeats(status) || status === "completed") ledger.addStay(reservation);
  return reservation;
}

function book(
  plan: TablePlan,
  shop: DemoShop,
  ledger: DemoLedger,
): Result<Reservation, Refusal> | null {
  const { at: now, guest, kind, start, partySize: party_size, note } = plan;
  const { date, time } = toLocal(start);
  const { restaurant, availability } = shop;
  const context = { restaurant, availability, ...ledger.seatsOn(date) };
  const request = {
    reservation_id: demoRandom(plan.seed).uuid(DEMO_ID_PREFIX),
    resto_key: restaurant.key,
    date,
    time,
    party_size,
    ...(note ? { note } : {}),
  };
  const isOnline = kind === "online" || kind === "waitlist";
  if (isOnline && partyRefusal(restaurant, party_size, guest.isVerified)) return null;
  const code = ledger.nextReservationCode();
  if (kind === "telephone" || kind === "walk_in") {
    const { name, phone } = guest.contact;
    const contact = kind === "walk_in" ? { name } : { name, phone };
    const staffRequest = { ...request, kind, contact };
    const request_hash = hashOf(canonicalStaffBookingRequest(staffRequest, "demo-koch"));
    return createStaffBooking(staffRequest, context, { now, code, request_hash });
  }
  const input = { ...request, contact: guest.contact, language: guest.language };
  const intent = kind === "waitlist" ? "waiting" : "booking";
  const request_hash = hashOf(canonicalReservationRequest(intent, input, guest.uid));
  const metadata = { now, uid: guest.uid, code, request_hash };
  if (kind === "online") return bookTable(input, context, metadata);
  const joined = joinWaitlist(input, context, metadata);
  // The server offers a free table at once.
  const isFree = joined.ok && findPlace(seatPlanOf(restaurant), context, joined.value) !== null;
  return isFree ? null : joined;
}

function withGuest(reservation: Reservation, { guest, kind }: TablePlan): Reservation {
  const contact_keys = contactKeys(reservation.contact);
  if (kind === "telephone" || kind === "walk_in") return { ...reservation, contact_keys };
  return {
    ...reservation,
    contact_keys,
    guest_verified: guest.isVerified,
    email_verified: guest.isVerified && guest.contact.email !== undefined,
  };
}

function stepped(reservation: Reservation, { to, at, reason }: TableStep): Reservation {
  const { version } = reservation;
  const by = to === "cancelled" ? "guest" : to === "expired" ? "system" : "staff";
  const change = changeReservationStatus(reservation, { to, by, version, now: at, reason });
  return change.ok ? { ...reservation, ...change.value } : reservation;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
