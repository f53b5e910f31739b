import {
  GUEST_BOOK_VERSION,
  MAX_ALLERGIES_LENGTH,
} from "@/domain/contact/guest-book-request.schema";
import { DAY_MS } from "@/domain/time/berlin-time";
import { adminSet } from "@/test/harness/admin";
import { BOBINGEN } from "./reservations";

/** As long as a guest may write. */
export const LONGEST_ALLERGIES = "Schalenfrüchte, Sesam, Soja und Erdnüsse, auch Spuren davon; "
  .repeat(4)
  .slice(0, MAX_ALLERGIES_LENGTH)
  .trim();

/** Stores the entry of an account in Bobingen's guest book, since yesterday. */
export function storeGuestBookEntry(uid: string, name: string, book: object = {}): Promise<void> {
  const agreed_at = new Date(Date.now() - DAY_MS);
  return adminSet(`known_guests/${BOBINGEN}_${uid}`, {
    ...{ resto_key: BOBINGEN, uid, name, contact_key: "+498999998100", contact_keys: [] },
    ...{ agreed_at, last_order_at: agreed_at, expires_at: new Date(Date.now() + DAY_MS) },
    book: {
      ...{ agreed_to: GUEST_BOOK_VERSION, agreed_at, visits: 127, no_shows: 2, recent: [] },
      allergies: { text: LONGEST_ALLERGIES, agreed_to: GUEST_BOOK_VERSION, agreed_at },
      note: "Sitzt gern am Fenster, bekommt einen Ingwertee aufs Haus",
      ...book,
    },
  });
}
