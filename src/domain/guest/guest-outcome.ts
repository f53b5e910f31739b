import type { Order } from "../order/order.schema";
import type { Reservation } from "../reservation/reservation.schema";

const REGULAR_FROM = 3;

/** What an order or reservation counts as in its current state. */
export type Outcome = "visit" | "no_show";

/** A visit once it was handed over; a missed one if its guest was not met at the door. */
export function orderOutcome({ status, not_met }: Pick<Order, "status" | "not_met">) {
  if (status === "completed") return "visit";
  return status === "failed" && not_met === true ? "no_show" : null;
}

/** A visit from the moment the party sits; a missed one if it did not come. */
export function reservationOutcome({ status }: Pick<Reservation, "status">): Outcome | null {
  if (status === "seated" || status === "completed") return "visit";
  return status === "no_show" ? "no_show" : null;
}

/** Whether staff and page greet the guest as a regular: from the third visit on. */
export function isRegularGuest(visits: number): boolean {
  return visits >= REGULAR_FROM;
}
