import { GUEST_BOOK_VERSION, type GuestBookRequest } from "../contact/guest-book-request.schema";
import type { Order } from "../order/order.schema";
import type { Instant } from "../time/berlin-time";
import type { GuestBook } from "./guest-book.schema";
import type { Outcome } from "./guest-outcome";
import type { KnownGuest } from "./known-guest.schema";
import type { NamedDish } from "./ordered-dish.schema";

const MAX_RECENT = 5;
/** Dishes of an order that are remembered. */
const MAX_DISHES = 20;

/** The dishes of an order, as they are remembered. */
export function rememberedDishes({ lines }: Pick<Order, "lines">): NamedDish[] {
  return lines
    .slice(0, MAX_DISHES)
    .map(({ item_id, qty, choices, name }) => ({ item_id, qty, choices, name }));
}

/** An order or reservation whose state has changed. */
export interface CountedChange {
  readonly id: string;
  readonly created_at: Instant;
  readonly from: Outcome | null;
  readonly to: Outcome | null;
  /** Of an order. */
  readonly dishes?: readonly NamedDish[];
}

/**
 * Counts what a change adds, and takes back what counted before it. Orders and reservations from
 * before the agreement are neither added nor taken back.
 * @returns null if nothing changes
 */
export function countChange(
  book: GuestBook,
  { id, created_at, from, to, dishes }: CountedChange,
  now: Instant,
): GuestBook | null {
  if (from === to || created_at < book.agreed_at) return null;
  const others = book.recent.filter((visit) => visit.id !== id);
  const visit = { id, at: now, ...(dishes && { dishes: [...dishes] }) };
  return {
    ...book,
    visits: counted(book.visits, "visit", { from, to }),
    no_shows: counted(book.no_shows, "no_show", { from, to }),
    recent: to === "visit" ? [visit, ...others].slice(0, MAX_RECENT) : others,
  };
}

function counted(
  count: number,
  kind: Outcome,
  { from, to }: Pick<CountedChange, "from" | "to">,
): number {
  return Math.max(0, count + Number(to === kind) - Number(from === kind));
}

/**
 * The book after a guest has agreed to it, for the first time or again. Agreeing to the present
 * text keeps what was counted under it; an agreement to an earlier text ends with it.
 * @param earlier null without an agreement
 * @returns null if the guest does not agree and had not agreed to the present text
 */
export function agreeToBook(
  earlier: GuestBook | null,
  { agrees_to, allergies }: GuestBookRequest,
  now: Instant,
): GuestBook | null {
  const inForce = earlier?.agreed_to === GUEST_BOOK_VERSION ? earlier : null;
  const agrees = agrees_to === GUEST_BOOK_VERSION;
  if (!inForce && !agrees) return null;
  const book = inForce ?? {
    agreed_to: GUEST_BOOK_VERSION,
    agreed_at: now,
    visits: 0,
    no_shows: 0,
    recent: [],
  };
  if (!agrees || allergies === undefined) return book;
  return { ...book, allergies: { text: allergies, agreed_to: GUEST_BOOK_VERSION, agreed_at: now } };
}

/**
 * The entry of an account with its latest order or reservation.
 * @returns null if the guest is not in the book
 */
export function enterGuest(
  earlier: KnownGuest | null,
  request: GuestBookRequest,
  visit: {
    readonly resto_key: string;
    readonly uid: string;
    readonly name: string;
    /** The telephone number first. */
    readonly contact_keys: readonly string[];
  },
  now: Instant,
): KnownGuest | null {
  const book = agreeToBook(earlier?.book ?? null, request, now);
  if (!book) return null;
  const { resto_key, uid, name, contact_keys } = visit;
  return {
    ...{ resto_key, uid, name, book },
    contact_key: contact_keys[0] ?? "",
    contact_keys: [...contact_keys],
    agreed_at: book.agreed_at,
    last_order_at: now,
  };
}
