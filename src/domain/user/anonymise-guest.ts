import type { Order } from "../order/order.schema";
import { isFinal } from "../order/order-transitions";
import type { Reservation } from "../reservation/reservation.schema";
import { type Instant, MINUTE_MS } from "../shared/berlin-time";
import type { Contact } from "../shared/contact.schema";

/** The creator of records whose account is gone; no account ever has this id. */
export const DELETED_UID = "deleted";

/** Stands for a guest who is forgotten; readers find a contact as they expect one. */
const ANONYMOUS_CONTACT: Contact = { name: "–", phone: "000000" };

/** How long a running order may still need its guest's name and address. */
const KEEP_RUNNING_MS = 24 * 60 * MINUTE_MS;

/** What of an order is replaced, or removed where undefined, when its guest is forgotten. */
export type AnonymisedOrder = Pick<
  Order,
  "creator_uid" | "contact" | "address" | "lines" | "history" | "request_hash"
>;

/**
 * An order without its guest: contact, address, notes and reasons go; dishes, sums and times stay
 * as long as invoices must (domain facts, "Retention"). The hash goes too, for it could be guessed
 * from a name and a telephone number.
 */
export function anonymiseOrder({ lines, history }: Order): AnonymisedOrder {
  return {
    creator_uid: DELETED_UID,
    contact: ANONYMOUS_CONTACT,
    address: undefined,
    lines: lines.map((line) => ({ ...line, note: undefined })),
    history: history.map(withoutReason),
    request_hash: "",
  };
}

/**
 * From when on the guest of an order can be forgotten: at once when it is over, else a day after
 * the last time that was named. Until then the restaurant needs to find the door.
 */
export function anonymiseOrderFrom(
  order: Pick<Order, "status" | "created_at" | "wanted_at" | "eta_at">,
  now: Instant,
): Instant {
  if (isFinal(order.status)) return now;
  const { created_at, wanted_at, eta_at } = order;
  return Math.max(created_at, wanted_at ?? 0, eta_at ?? 0) + KEEP_RUNNING_MS;
}

/** What of a reservation is replaced, or removed where undefined, when its guest is forgotten. */
export type AnonymisedReservation = Pick<
  Reservation,
  "creator_uid" | "contact" | "note" | "staff_note" | "history" | "request_hash"
>;

/** A reservation without its guest: contact, notes and reasons go. */
export function anonymiseReservation({ history }: Reservation): AnonymisedReservation {
  return {
    creator_uid: DELETED_UID,
    contact: ANONYMOUS_CONTACT,
    note: undefined,
    staff_note: undefined,
    history: history.map(withoutReason),
    request_hash: "",
  };
}

function withoutReason<T extends { readonly reason?: string | undefined }>(event: T) {
  const { reason: _, ...rest } = event;
  return rest;
}
