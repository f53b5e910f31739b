import { guestCard, withGuestNote } from "@/domain/guest/guest-card";
import {
  changeGuestBookRequestSchema,
  type GuestBookEntry,
} from "@/domain/guest/guest-card.schema";
import { maskContact } from "@/domain/guest/mask-contact";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { addAudit, addHourlyAudit } from "../../runtime/audit-store";
import { deleteEntry, writeKnownGuest } from "../known-guest-store";
import { readBooked, readBookedDocuments } from "./guest-book-store";
import { findShown } from "./shown-store";

/**
 * Replaces the team's note about the guest of an order or a reservation, or ends the guest's agreement
 * (`end`), which deletes the entry. NOT_FOUND for documents of other restaurants, and for guests who
 * are not in the book. Repeating it changes nothing.
 */
export const changeGuestBook = defineCallable(
  { name: "changeGuestBook", schema: changeGuestBookRequestSchema, access: "staff-of" },
  async ({ input, caller: { uid }, now, transact }) => {
    const { resto_key, order_id, reservation_id, note, end } = input;
    const path = order_id ? `orders/${order_id}` : `reservations/${reservation_id}`;
    return transact(`guests ${uid}`, async (transaction) => {
      const [booked] = await readBookedDocuments(transaction, [path]);
      const isOwn = booked?.resto_key === resto_key;
      const known = isOwn ? await readBooked(transaction, booked, now) : null;
      if (!known) return err(refusal("NOT_FOUND"));
      if (!end && note === (known.book.note ?? "")) {
        return ok<GuestBookEntry>({ card: guestCard(known) });
      }
      const markShown = await findShown(transaction, known, now);
      const noted = withGuestNote(known, note ?? "");
      if (end) deleteEntry(transaction, known);
      else writeKnownGuest(transaction, noted);
      markShown();
      const audit = end ? addAudit : addHourlyAudit;
      audit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key,
        target: known.uid ? `users/${known.uid}` : `guests/${maskContact(known.contact_key)}`,
        action: end ? "guest_book.ended" : "guest_book.noted",
      });
      return ok<GuestBookEntry>({ card: end ? null : guestCard(noted) });
    });
  },
);
