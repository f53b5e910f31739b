import type { GuestCard } from "./guest-card.schema";
import type { KnownGuest } from "./known-guest.schema";
import { usualDishes } from "./usual-dishes";

/** What staff and the guest see of an entry; null without an agreement to the book. */
export function guestCard({ name, book }: KnownGuest): GuestCard | null {
  if (!book) return null;
  const { visits, no_shows, recent, allergies, note, agreed_at } = book;
  const [last] = recent;
  return {
    ...{ name, visits, no_shows, agreed_at },
    ...(last && { last_visit_at: last.at }),
    usual: usualDishes(recent.map(({ dishes = [] }) => ({ dishes }))),
    ...(allergies && { allergies: allergies.text }),
    ...(note && { note }),
  };
}

/** The entry with another note of the team; an empty one removes it. */
export function withGuestNote(
  known: KnownGuest & Required<Pick<KnownGuest, "book">>,
  note: string,
): KnownGuest {
  const { note: _, ...book } = known.book;
  return { ...known, book: note ? { ...book, note } : book };
}

/** The entry without what the guest told about allergies. */
export function withoutAllergies(
  known: KnownGuest & Required<Pick<KnownGuest, "book">>,
): KnownGuest {
  const { allergies: _, ...book } = known.book;
  return { ...known, book };
}
