import { EXPORT_LIMITS } from "@/domain/limits/account-limits";
import { ok } from "@/domain/result/result";
import { type AccountExport, accountRequestSchema } from "@/domain/user/account-calls.schema";
import { exportIdentity } from "../access/identity-store";
import { defineCallable } from "../calls/define-callable";
import { personalLimitPaths } from "../erasure/personal-paths";
import { knownGuestsOf } from "../guests/known-guest-store";
import { countEvent } from "../limits/count-event";
import {
  exportAll,
  exportDocument,
  exportDocuments,
  exportOwn,
} from "../personal-data/export-store";
import {
  exportAccountBlocks,
  exportAudit,
  exportMails,
  exportPayments,
  exportReservationNotes,
  invitationsTo,
  mailsTo,
  withoutManager,
} from "../personal-data/related-store";
import { pushSubscriptionsOf } from "../push/push-subscription-store";
import { exportGroups } from "../together/group-cart-store";

/**
 * All data stored about the caller (GDPR articles 15 and 20; docs/rules.md#account): also mails,
 * limits, blocks, entries in guest books, the team's notes and the audit log.
 */
export const exportMyData = defineCallable(
  {
    name: "exportMyData",
    schema: accountRequestSchema,
    access: "signed-in",
    needsRecentSignIn: true,
    isCostly: true,
  },
  async ({ caller: { uid, verifiedEmail: email }, now }) => {
    const allowed = await countEvent(uid, "exports_at", EXPORT_LIMITS, now);
    if (!allowed.ok) return allowed;
    const [account, user, profile, passport, staff, orders, reservations] = await Promise.all([
      exportIdentity(uid),
      exportDocument(`users/${uid}`),
      exportDocument(`profiles/${uid}`),
      exportDocument(`passports/${uid}`),
      exportDocument(`staff/${uid}`),
      exportOwn("orders", uid),
      exportOwn("reservations", uid),
    ]);
    const invitations = email === null ? NONE : await exportAll(invitationsTo(email));
    const targets = [
      `users/${uid}`,
      `staff/${uid}`,
      ...orders.documents.map(({ id }) => `orders/${id}`),
      ...reservations.documents.map(({ id }) => `reservations/${id}`),
    ];
    const [payments, reservation_notes, mails, limits, blocks, books, devices, groups, audit] =
      await Promise.all([
        exportPayments(orders.documents, reservations.documents),
        exportReservationNotes(reservations.documents.map(({ id }) => id)),
        exportMails(targets, email === null ? null : mailsTo(email)),
        exportDocuments(personalLimitPaths(uid, email)),
        exportAccountBlocks(uid),
        exportAll(knownGuestsOf(uid)),
        exportAll(pushSubscriptionsOf(uid)),
        exportGroups(uid),
        exportAudit(targets, uid),
      ]);
    return ok<AccountExport>({
      exported_at: new Date().toISOString(),
      account,
      user,
      profile,
      passport,
      staff,
      invitations: invitations.documents.map(withoutManager),
      orders: orders.documents,
      payments,
      reservations: reservations.documents,
      reservation_notes,
      mails: mails.documents,
      limits,
      blocks,
      known_guests: books.documents,
      push_subscriptions: devices.documents,
      group_carts: groups,
      audit: audit.documents,
      complete: [invitations, orders, reservations, mails, audit].every(({ complete }) => complete),
    });
  },
);

const NONE = { documents: [], complete: true } as const;
