import { agreeToBook } from "@/domain/guest/guest-book";
import { guestCard, withoutAllergies } from "@/domain/guest/guest-card";
import {
  changeMyGuestBookRequestSchema,
  type GuestBookEntry,
  readMyGuestBookRequestSchema,
} from "@/domain/guest/guest-card.schema";
import type { KnownGuest } from "@/domain/guest/known-guest.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { readGuestChanges } from "../../limits/guest-changes";
import { transact } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import { deleteEntry, readAccountEntry } from "../known-guest-store";
import { findShown } from "./shown-store";
import { writeEntered } from "./write-entered";

/** What a restaurant's guest book holds about the caller; null if the caller is not in it. */
export const readMyGuestBook = defineCallable(
  { name: "readMyGuestBook", schema: readMyGuestBookRequestSchema, access: "signed-in" },
  async ({ input: { resto_key }, caller: { uid }, now }) =>
    transact(`guests ${uid}`, async (transaction) => {
      const known = await readAccountEntry(transaction, { resto_key, uid }, now);
      return ok<GuestBookEntry>({ card: known && guestCard(known) });
    }),
);

/**
 * Changes or removes what the caller told about allergies, or withdraws the agreement to the book
 * (`end`), which deletes the entry. NOT_FOUND for allergies of a caller who is not in the book. Only
 * telling is limited: each time agrees anew and stays in the audit log.
 */
export const changeMyGuestBook = defineCallable(
  { name: "changeMyGuestBook", schema: changeMyGuestBookRequestSchema, access: "signed-in" },
  async ({ input, caller: { uid }, now }) => {
    const { resto_key, end, ...told } = input;
    return transact(`guests ${uid}`, async (transaction) => {
      const known = await readAccountEntry(transaction, { resto_key, uid }, now);
      if (end) {
        if (!known) return ok<GuestBookEntry>({ card: null });
        const markShown = await findShown(transaction, known, now);
        deleteEntry(transaction, known);
        markShown();
        addAudit(transaction, {
          ...{ at: now, by: "guest", uid, resto_key },
          target: `users/${uid}`,
          action: "guest_book.ended",
        });
        return ok<GuestBookEntry>({ card: null });
      }
      const changed = known && changedEntry(known, told, now);
      if (!changed) return err(refusal("NOT_FOUND"));
      if (changed === known) return ok<GuestBookEntry>({ card: guestCard(known) });
      const changes = await readGuestChanges(transaction, told.allergies ? uid : null);
      const allowed = changes.check(now);
      if (!allowed.ok) return allowed;
      const markShown = await findShown(transaction, known, now);
      writeEntered(transaction, changed, known, now);
      changes.add(now);
      markShown();
      return ok<GuestBookEntry>({ card: guestCard(changed) });
    });
  },
);

/** The same entry if there is nothing to remove, so that repeating it costs one read. */
function changedEntry(
  known: KnownGuest,
  {
    agrees_to,
    allergies,
  }: { agrees_to?: number | undefined; allergies?: string | null | undefined },
  now: number,
): KnownGuest | null {
  if (!known.book) return null;
  if (!allergies) {
    return known.book.allergies ? withoutAllergies({ ...known, book: known.book }) : known;
  }
  const book = agreeToBook(known.book, { agrees_to, allergies }, now);
  return book && { ...known, book };
}
