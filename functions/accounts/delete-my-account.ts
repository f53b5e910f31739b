import { ok } from "@/domain/result/result";
import { accountRequestSchema } from "@/domain/user/account-calls.schema";
import { callerOf } from "../runtime/caller";
import { defineCallable } from "../runtime/define-callable";
import { requireRecentSignIn } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { deleteAccountData } from "./delete-account-data";
import { deleteIdentity } from "./identity-store";

/**
 * Deletes the caller's account (docs/rules.md#retention): cancels open orders and reservations
 * where possible, anonymises orders, deletes the rest. SIGN_IN_AGAIN without a recent sign-in. An
 * interrupted deletion continues with the next call. An unreadable document does not prevent the
 * deletion.
 */
export const deleteMyAccount = defineCallable(
  "deleteMyAccount",
  async (request) => {
    parseRequest(accountRequestSchema, request);
    const uid = requireRecentSignIn(request);
    const account = { uid, email: callerOf(request).verifiedEmail };
    await deleteAccountData(account, { by: "guest", now: await serverNow() });
    // Last, so that after an interruption the user can still sign in and call again.
    await deleteIdentity(uid);
    return ok({ deleted: true });
  },
  { timeoutSeconds: 300 },
);
