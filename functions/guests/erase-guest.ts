import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { guestRequestSchema } from "@/domain/guest/guest-requests.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { eraseBlockReasons } from "./erase-block-reasons";
import { eraseDocuments } from "./erase-documents";
import { guestKey } from "./guest-key";
import { deleteLimits } from "./guest-limits-store";
import { deleteMailsTo } from "./guest-mail-store";
import { forgetKnownGuest } from "./known-guest-store";
import { recordManagerAccess } from "./record-manager-access";

/**
 * Erases a guest at one restaurant (docs/rules.md#retention), for its managers and
 * super-administrators: anonymises finished orders, reservations and blocks, deletes mails, the
 * team's notes, limits and the known guest. Orders and reservations that still run are listed in
 * `postponed` and erased once they have ended. Needs a recent sign-in and is recorded in the audit
 * log. Repeating the call is safe.
 */
export const eraseGuest = defineCallable<EraseGuestAnswer>(
  "eraseGuest",
  async (request) => {
    const input = parseRequest(guestRequestSchema, request);
    requireUid(request);
    const now = await serverNow();
    const guest = { resto_key: input.resto_key, contactKey: guestKey(input) };
    const allowed = await recordManagerAccess(request, { guest, action: "guest.erased", now });
    if (!allowed.ok) return allowed;
    const orders = await eraseDocuments("orders", guest, now);
    const reservations = await eraseDocuments("reservations", guest, now);
    const postponed = [...orders.postponed, ...reservations.postponed];
    const mails = input.email === undefined ? 0 : await deleteMailsTo(guest, postponed);
    const accounts = [...orders.accounts, ...reservations.accounts];
    await Promise.all([
      eraseBlockReasons(guest, accounts),
      deleteLimits(guest.contactKey),
      forgetKnownGuest(guest),
    ]);
    return ok({
      orders: orders.erased,
      reservations: reservations.erased,
      mails: orders.mails + reservations.mails + mails,
      postponed,
      complete: orders.complete && reservations.complete,
    });
  },
  { timeoutSeconds: 300 },
);
