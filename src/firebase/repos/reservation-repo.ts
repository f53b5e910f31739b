import { RESERVATION_STATUSES, type Reservation } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";
import { parseReservation } from "./parse-reservation";

const OPEN = RESERVATION_STATUSES.filter((status) => !isFinalReservation(status));

/** Follows the guest's latest reservations at one restaurant, latest first, then open ones. */
export function watchOwnReservations(
  restoKey: string,
  uid: string,
  listener: LiveListener<readonly Reservation[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToOwn } = await import("../connection/listen-to-own");
    return listenToOwn(
      { collection: "reservations", restoKey, uid, newestBy: "start_at", openStates: OPEN },
      parseReservation,
      listener,
    );
  }, listener.onFault);
}
