import type { RecordReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import type { LocalDate } from "@/domain/shared/berlin-time";

/** Guests who are already there, or who call. */
export type StaffBookingKind = RecordReservationRequest["kind"];

/** What has been typed about guests to be written down; it stays when another day is shown. */
export interface StaffBookingDraft {
  /** Of the reservation it becomes: whatever is sent of it makes one entry. */
  readonly id: string;
  readonly resto_key: string;
  readonly kind: StaffBookingKind;
  readonly party_size: number;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
}

/** Nothing typed yet. */
export function emptyStaffBooking(kind: StaffBookingKind, resto_key: string): StaffBookingDraft {
  return {
    id: crypto.randomUUID(),
    resto_key,
    kind,
    party_size: 2,
    name: "",
    phone: "",
    note: "",
  };
}

/** Who can be written down for a day: nobody for days that are over, whoever is there today only. */
export function staffBookingKinds(date: LocalDate, today: LocalDate): readonly StaffBookingKind[] {
  if (date < today) return [];
  return date === today ? ["walk_in", "telephone"] : ["telephone"];
}
