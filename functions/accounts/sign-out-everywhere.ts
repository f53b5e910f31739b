import { SIGN_OUT_ENTRY_LIMITS } from "@/domain/limits/account-limits";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import {
  type SignedOutEverywhere,
  signOutEverywhereRequestSchema,
} from "@/domain/user/account-calls.schema";
import { readGrantsOf, readStaff, writeSignedOut } from "../access/grants-store";
import { revokeSessions } from "../access/session-store";
import { defineCallable } from "../calls/define-callable";
import { readEvents } from "../limits/limit-store";
import { accountSubject } from "../limits/limit-subjects";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";

/**
 * Ends all sessions of the caller's account, this one included; with `uid`, those of a staff
 * member, for super-administrators. Staff rights end at once; another device notices within an hour
 * at the latest, when it renews its token. NOT_ALLOWED for guest accounts, which could not sign in
 * again. A call that is repeated within minutes ends the sessions without another audit entry.
 * NOT_FOUND if the account is not a staff member.
 */
export const signOutEverywhere = defineCallable(
  {
    name: "signOutEverywhere",
    schema: signOutEverywhereRequestSchema,
    access: "signed-in",
    isCostly: true,
  },
  async ({ input, caller, now, request }) => {
    const { uid: target } = input ?? {};
    const uid = target ?? caller.uid;
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
      const subjects = [accountSubject(uid)];
      const [grants, entries] = await Promise.all([
        readGrantsOf(uid, transaction),
        readEvents(transaction, "sign_outs_at", subjects, SIGN_OUT_ENTRY_LIMITS),
      ]);
      if (grants) writeSignedOut(transaction, uid, validFrom);
      const done = ok<SignedOutEverywhere>({ signed_out: true });
      // Repeated calls must not fill the audit log, which keeps its entries for a year.
      if (!entries.check(now).ok) return done;
      entries.add(now);
      addAudit(transaction, {
        at: now,
        by: uid === caller.uid && !grants ? "guest" : "staff",
        uid: caller.uid,
        resto_key: null,
        target: `${grants ? "staff" : "users"}/${uid}`,
        action: "account.signed_out",
      });
      return done;
    });
  },
);
