import type { Reservation } from "@/domain/reservation/reservation.schema";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";
import { parseReservation } from "./parse-reservation";

/** The longest list that the security rules allow. */
const PAGE_SIZE = 100;
const MAX_PAGES = 4;

/** Maximum number of reservations read for one day. */
export const RESERVATION_DAY_LIMIT = PAGE_SIZE * MAX_PAGES;

/**
 * Follows all reservations of one day at one restaurant, in any state, sorted by start; at most
 * {@link RESERVATION_DAY_LIMIT}. For the restaurant's staff.
 */
export function watchReservationDay(
  { restoKey, date }: { readonly restoKey: string; readonly date: string },
  listener: LiveListener<readonly Reservation[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToReservationDay } = await import("./reservation-day-queries");
    const which = { restoKey, date, pageSize: PAGE_SIZE, maxPages: MAX_PAGES };
    return listenToReservationDay(which, parseReservation, listener);
  }, listener.onFault);
}
