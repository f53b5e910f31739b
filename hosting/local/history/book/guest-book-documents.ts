import { GUEST_BOOK_VERSION } from "@/domain/contact/guest-book-request.schema";
import { countChange, enterGuest, rememberedDishes } from "@/domain/guest/guest-book";
import { orderOutcome, reservationOutcome } from "@/domain/guest/guest-outcome";
import type { KnownGuest } from "@/domain/guest/known-guest.schema";
import type { Order } from "@/domain/order/order.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { retainedUntil } from "@/domain/retention/retention";
import type { SeedDocument } from "../../../firebase/backend-admin";

type Booked = Order | Reservation;

const AGREES = { agrees_to: GUEST_BOOK_VERSION };
const ALLERGIES = ["Erdnüsse", "Sesam und Soja", "Krustentiere"];
const NOTES = ["Bekommt einen Ingwertee aufs Haus", "Isst gern scharf", "Ruft vorher an"];

/** Whether a guest of the demo is in the book: Greta, and every second account. */
function isInBook({ creator_uid: uid }: Booked): boolean {
  return uid === "demo-gast" || (uid.startsWith("demo-guest-") && Number(uid.slice(11)) % 2 === 0);
}

/** An order or reservation with the mark of the guest book, if its guest is in it. */
export function withGuestBook<Document extends Booked>(document: Document): Document {
  return isInBook(document) ? { ...document, in_guest_book: true } : document;
}

/** The documents of the guests who are in the book, as the server would have counted them. */
export function guestBookDocuments(
  orders: readonly Order[],
  reservations: readonly Reservation[],
): SeedDocument[] {
  const known = new Map<string, KnownGuest>();
  const all: Booked[] = [...orders, ...reservations].filter(isInBook);
  for (const booked of all.toSorted((one, other) => one.created_at - other.created_at)) {
    const { id, resto_key, creator_uid: uid, created_at, contact, contact_keys = [] } = booked;
    const visit = { resto_key, uid, name: contact.name, contact_keys };
    const entered = enterGuest(known.get(uid) ?? null, AGREES, visit, created_at);
    if (!entered?.book) continue;
    const to = "lines" in booked ? orderOutcome(booked) : reservationOutcome(booked);
    const dishes = "lines" in booked ? { dishes: rememberedDishes(booked) } : {};
    const step = { id, created_at, from: null, to, ...dishes };
    const book = countChange(entered.book, step, booked.updated_at) ?? entered.book;
    known.set(uid, { ...entered, book });
  }
  return [...known.values()].map((guest, index) => ({
    path: `known_guests/${guest.resto_key}_${guest.uid}`,
    data: {
      ...withTold(guest, index),
      expires_at: retainedUntil("known_guest", guest.last_order_at),
    },
  }));
}

/** Some guests told about allergies, about some the team noted something. */
function withTold({ book, ...guest }: KnownGuest, index: number): KnownGuest {
  if (!book) return guest;
  const text = index % 4 === 0 ? ALLERGIES[(index / 4) % ALLERGIES.length] : undefined;
  const note = index % 3 === 0 ? NOTES[(index / 3) % NOTES.length] : undefined;
  const { agreed_to, agreed_at } = book;
  return {
    ...guest,
    book: {
      ...book,
      ...(text && { allergies: { text, agreed_to, agreed_at } }),
      ...(note && { note }),
    },
  };
}
