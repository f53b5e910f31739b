import type { GuestExport } from "@/domain/guest/guest-answers.schema";
import { guestRequestSchema } from "@/domain/guest/guest-requests.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { exportAll } from "../personal-data/export-store";
import {
  exportAudit,
  exportMails,
  exportPayments,
  exportReservationNotes,
  mailsTo,
} from "../personal-data/related-store";
import { exportBlocks } from "./export-blocks";
import { guestAt } from "./guest-at";
import { guestDocuments } from "./guest-documents-store";
import { exportKnownGuest } from "./known-guest-store";
import { recordManagerAccess } from "./record-manager-access";

/**
 * Everything that one restaurant has stored about a phone number or an e-mail address (GDPR article
 * 15). Limits are not included: all restaurants share them, so they would tell what the guest did
 * elsewhere. Recorded in the audit log. Each list has at most 3,000 documents.
 */
export const exportGuest = defineCallable(
  {
    name: "exportGuest",
    schema: guestRequestSchema,
    access: "manager-of",
    needsRecentSignIn: true,
  },
  async (call) => {
    const { input, now } = call;
    const { resto_key, email } = input;
    const guest = guestAt(input);
    const recorded = await recordManagerAccess(call, guest, "guest.exported");
    if (!recorded.ok) return recorded;
    const [orders, reservations] = await Promise.all([
      exportAll(guestDocuments("orders", guest)),
      exportAll(guestDocuments("reservations", guest)),
    ]);
    const targets = [
      ...orders.documents.map(({ id }) => `orders/${id}`),
      ...reservations.documents.map(({ id }) => `reservations/${id}`),
    ];
    const [payments, reservation_notes, mails, blocks, known_guests, audit] = await Promise.all([
      exportPayments(orders.documents, reservations.documents),
      exportReservationNotes(reservations.documents.map(({ id }) => id)),
      exportMails(targets, email === undefined ? null : mailsTo(email, resto_key)),
      exportBlocks(guest),
      exportKnownGuest(guest),
      exportAudit(targets, null),
    ]);
    return ok<GuestExport>({
      exported_at: new Date(now).toISOString(),
      resto_key,
      contact_key: guest.contactKey,
      orders: orders.documents,
      payments,
      reservations: reservations.documents,
      reservation_notes,
      mails: mails.documents,
      blocks,
      known_guests,
      audit: audit.documents,
      complete: [orders, reservations, mails, audit].every(({ complete }) => complete),
    });
  },
);
