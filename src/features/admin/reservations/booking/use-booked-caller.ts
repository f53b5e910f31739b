import { type KnownGuestLookup, useKnownGuest } from "@/data/staff/guests/use-known-guest";
import type { StaffBookingDraft } from "./staff-booking-draft";

/** Looks up the number of a staff booking, and fills in the name of a known guest. */
export function useBookedCaller(
  { resto_key, phone, name }: StaffBookingDraft,
  edit: (change: Partial<StaffBookingDraft>) => void,
): KnownGuestLookup {
  return useKnownGuest(resto_key, phone, (guest, isInBook) => {
    const filled = name.trim() ? {} : { name: guest.name };
    edit({ isKnown: true, remember: true, isInBook, ...filled });
  });
}
