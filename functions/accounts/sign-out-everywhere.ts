import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import {
  type SignedOutEverywhere,
  signOutEverywhereRequestSchema,
} from "@/domain/user/account-calls.schema";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readGrantsOf, readStaff, writeSignedOut } from "../team/grants-store";
import { revokeSessions } from "../team/session-store";

/**
 * Ends all sessions of an account, the caller's own included: of the caller without `uid`, of a
 * staff member with it, for super-administrators. Staff rights end at once; another device notices
 * within an hour at the latest, when it renews its token. NOT_ALLOWED for guest accounts, which
 * could not sign in again. NOT_FOUND if the account is not a staff member.
 */
export const signOutEverywhere = defineCallable<SignedOutEverywhere>(
  "signOutEverywhere",
  async (request) => {
    const { uid: target } = parseRequest(signOutEverywhereRequestSchema, request) ?? {};
    const caller = requireUid(request);
    const now = await serverNow();
    const uid = target ?? caller;
    if (target === undefined) {
      const isGuestAccount = request.auth?.token.firebase.sign_in_provider === "anonymous";
      if (isGuestAccount) return err(refusal("NOT_ALLOWED"));
    } else {
      if (!(await readStaff(request))?.super) return err(refusal("NOT_ALLOWED"));
      if (!(await readGrantsOf(uid))) return err(refusal("NOT_FOUND"));
    }
    const validFrom = await revokeSessions(uid);
    if (validFrom === null) return err(refusal("NOT_FOUND"));
    return transact(`staff ${uid}`, async (transaction) => {
      const grants = await readGrantsOf(uid, transaction);
      if (grants) writeSignedOut(transaction, uid, validFrom);
      addAudit(transaction, {
        at: now,
        by: uid === caller && !grants ? "guest" : "staff",
        uid: caller,
        resto_key: null,
        target: `${grants ? "staff" : "users"}/${uid}`,
        action: "account.signed_out",
      });
      return ok({ signed_out: true });
    });
  },
);
