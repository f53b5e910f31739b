import { NO_AGREEMENT, type TickedAgreement } from "@/domain/contact/caller-agreement.schema";
import type { CreateStaffBookingRequest } from "@/domain/reservation/reservation-requests.schema";
import type { LocalDate } from "@/domain/time/berlin-time";

export type StaffBookingKind = CreateStaffBookingRequest["kind"];

/** Values of an open staff booking. They are kept when another day is shown. */
export interface StaffBookingDraft extends TickedAgreement {
  /** Id of the reservation; every attempt sends the same one. */
  readonly id: string;
  readonly resto_key: string;
  readonly kind: StaffBookingKind;
  /** 0 while nothing valid is typed. */
  readonly party_size: number;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
}

/** An empty form. */
export function emptyStaffBooking(kind: StaffBookingKind, resto_key: string): StaffBookingDraft {
  return {
    id: crypto.randomUUID(),
    resto_key,
    kind,
    party_size: 2,
    name: "",
    phone: "",
    note: "",
    ...NO_AGREEMENT,
  };
}

/** Kinds of staff booking that a day allows: none for past days, walk-ins only today. */
export function staffBookingKinds(date: LocalDate, today: LocalDate): readonly StaffBookingKind[] {
  if (date < today) return [];
  return date === today ? ["walk_in", "telephone"] : ["telephone"];
}
