import type { Reservation } from "@/domain/reservation/reservation.schema";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";
import { parseReservation } from "./parse-reservation";

/** Follows the guest's own reservations at one restaurant, latest first. */
export function watchOwnReservations(
  restoKey: string,
  uid: string,
  listener: LiveListener<readonly Reservation[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToOwn } = await import("../connection/live-queries");
    return listenToOwn(
      { collection: "reservations", restoKey, uid, newestBy: "start_at" },
      parseReservation,
      listener,
    );
  }, listener.onFault);
}
