import { type Reservation, reservationSchema } from "../domain/reservation/reservation.schema";
import { type LiveListener, type StopListening, startWhenLoaded } from "./live";

/** Follows the guest's own reservations at one restaurant, latest first (spec section 7). */
export function watchOwnReservations(
  restoKey: string,
  uid: string,
  listener: LiveListener<readonly Reservation[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToOwn } = await import("./live-queries");
    return listenToOwn(
      { collection: "reservations", restoKey, uid, newestBy: "start_at" },
      parseReservation,
      listener,
    );
  }, listener.onFault);
}

function parseReservation(data: unknown): Reservation | null {
  const parsed = reservationSchema.safeParse(data);
  if (!parsed.success) console.error("unreadable reservation left out", parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
