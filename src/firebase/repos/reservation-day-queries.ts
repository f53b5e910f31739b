import { collection, documentId, type Firestore, orderBy, query, where } from "firebase/firestore";
import { RESERVATION_STATUSES } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";

const OPEN = RESERVATION_STATUSES.filter((status) => !isFinalReservation(status));
const FINISHED = RESERVATION_STATUSES.filter(isFinalReservation);

/** One day of one restaurant. */
export interface RestaurantDay {
  readonly restoKey: string;
  readonly date: string;
}

/** Reservations of a day, open or finished, sorted by start. Import this module lazily. */
export function dayQuery(database: Firestore, day: RestaurantDay, states: "open" | "finished") {
  return query(
    inDay(database, "reservations", day),
    where("status", "in", states === "open" ? OPEN : FINISHED),
    orderBy("start_at"),
  );
}

/** Some days of one restaurant, both included. */
export interface RestaurantDays {
  readonly restoKey: string;
  readonly from: string;
  readonly to: string;
}

/** All reservations of some days, sorted by day and start. */
export function rangeQuery(database: Firestore, { restoKey, from, to }: RestaurantDays) {
  return query(
    collection(database, "reservations"),
    where("resto_key", "==", restoKey),
    where("local_date", ">=", from),
    where("local_date", "<=", to),
    orderBy("local_date"),
    orderBy("start_at"),
  );
}

/** The team's notes on the reservations of a day. */
export function notesQuery(database: Firestore, day: RestaurantDay) {
  return query(inDay(database, "reservation_notes", day), orderBy(documentId()));
}

function inDay(database: Firestore, name: string, { restoKey, date }: RestaurantDay) {
  return query(
    collection(database, name),
    where("resto_key", "==", restoKey),
    where("local_date", "==", date),
  );
}
