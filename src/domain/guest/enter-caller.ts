import { GUEST_BOOK_VERSION } from "../contact/guest-book-request.schema";
import type { Instant } from "../time/berlin-time";
import { agreeToBook } from "./guest-book";
import type { KnownGuest } from "./known-guest.schema";

/**
 * A remembered caller with the answer about the guest book: true enters, false removes, undefined
 * changes nothing.
 */
export function enterCaller(
  { book: earlier, ...caller }: KnownGuest,
  agrees: boolean | undefined,
  now: Instant,
): KnownGuest {
  if (agrees === false) return caller;
  const request = agrees ? { agrees_to: GUEST_BOOK_VERSION } : {};
  const book = agreeToBook(earlier ?? null, request, now);
  return book ? { ...caller, book } : caller;
}
