import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { guestRequestSchema } from "@/domain/guest/guest-requests.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { eraseBlockReasons } from "../guests/erase-block-reasons";
import { guestAt } from "../guests/guest-at";
import { deleteMailsTo } from "../guests/guest-mail-store";
import { forgetKnownGuest } from "../guests/known-guest-store";
import { recordManagerAccess } from "../guests/record-manager-access";
import { eraseDocuments } from "./erase-documents";

/**
 * Erases a guest at one restaurant (docs/rules.md#retention): anonymises finished orders, reservations
 * and blocks, deletes mails, the team's notes, the known guest and the entry in the guest book. Limits
 * stay: all restaurants share them, and they end by themselves. Orders and reservations that still run
 * are listed in `postponed` and erased once they have ended. Recorded in the audit log. Each call
 * erases at most 1,000 orders and 1,000 reservations. Repeating it is safe.
 */
export const eraseGuest = defineCallable(
  {
    name: "eraseGuest",
    schema: guestRequestSchema,
    access: "manager-of",
    needsRecentSignIn: true,
  },
  async (call) => {
    const { input, now } = call;
    const guest = guestAt(input);
    const recorded = await recordManagerAccess(call, guest, "guest.erased");
    if (!recorded.ok) return recorded;
    const orders = await eraseDocuments("orders", guest, now);
    const reservations = await eraseDocuments("reservations", guest, now);
    const postponed = [...orders.postponed, ...reservations.postponed];
    const mails = await deleteMailsTo(guest, postponed);
    const accounts = [...orders.accounts, ...reservations.accounts];
    await Promise.all([eraseBlockReasons(guest, accounts), forgetKnownGuest(guest, accounts)]);
    return ok<EraseGuestAnswer>({
      orders: orders.erased,
      reservations: reservations.erased,
      mails: orders.mails + reservations.mails + mails,
      postponed,
      complete: orders.complete && reservations.complete,
    });
  },
);
