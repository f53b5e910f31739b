import type { GuestExport } from "@/domain/guest/guest-answers.schema";
import { guestRequestSchema } from "@/domain/guest/guest-requests.schema";
import { ok } from "@/domain/result/result";
import { exportAll } from "../accounts/export-store";
import {
  exportAudit,
  exportMails,
  exportReservationNotes,
  mailsTo,
} from "../accounts/related-store";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { exportBlocks } from "./export-blocks";
import { guestDocuments } from "./guest-documents-store";
import { guestKey } from "./guest-key";
import { exportLimits } from "./guest-limits-store";
import { exportKnownGuest } from "./known-guest-store";
import { recordManagerAccess } from "./record-manager-access";

/**
 * Everything that one restaurant has stored about a phone number or an e-mail address, for its
 * managers and super-administrators (GDPR article 15). Needs a recent sign-in and is recorded in the
 * audit log.
 */
export const exportGuest = defineCallable<GuestExport>(
  "exportGuest",
  async (request) => {
    const input = parseRequest(guestRequestSchema, request);
    const { resto_key, email } = input;
    requireUid(request);
    const now = await serverNow();
    const guest = { resto_key, contactKey: guestKey(input) };
    const allowed = await recordManagerAccess(request, { guest, action: "guest.exported", now });
    if (!allowed.ok) return allowed;
    const [orders, reservations] = await Promise.all([
      exportAll(guestDocuments("orders", guest)),
      exportAll(guestDocuments("reservations", guest)),
    ]);
    const targets = [
      ...orders.documents.map(({ id }) => `orders/${id}`),
      ...reservations.documents.map(({ id }) => `reservations/${id}`),
    ];
    const [reservation_notes, mails, limits, blocks, known_guests, audit] = await Promise.all([
      exportReservationNotes(reservations.documents.map(({ id }) => id)),
      exportMails(targets, email === undefined ? null : mailsTo(guest.contactKey, resto_key)),
      exportLimits(guest.contactKey),
      exportBlocks(guest),
      exportKnownGuest(guest),
      exportAudit(targets, null),
    ]);
    return ok({
      exported_at: new Date(now).toISOString(),
      resto_key,
      contact_key: guest.contactKey,
      orders: orders.documents,
      reservations: reservations.documents,
      reservation_notes,
      mails: mails.documents,
      limits,
      blocks,
      known_guests,
      audit: audit.documents,
      complete: [orders, reservations, mails, audit].every(({ complete }) => complete),
    });
  },
  { timeoutSeconds: 60 },
);
