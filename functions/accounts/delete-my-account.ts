import { ok } from "@/domain/result/result";
import { accountRequestSchema } from "@/domain/user/account-calls.schema";
import { deleteIdentity, hasIdentity } from "../access/identity-store";
import { defineCallable } from "../calls/define-callable";
import { deleteAccountData } from "./delete-account-data";

/**
 * Deletes the caller's account (docs/rules.md#retention): cancels open orders and reservations where
 * possible, anonymises orders, deletes the rest. An interrupted deletion continues with the next call.
 * An unreadable document does not prevent the deletion.
 */
export const deleteMyAccount = defineCallable(
  {
    name: "deleteMyAccount",
    schema: accountRequestSchema,
    access: "signed-in",
    needsRecentSignIn: true,
    isCostly: true,
  },
  async ({ caller: { uid, verifiedEmail }, now }) => {
    // A token outlives its account by up to an hour.
    if (!(await hasIdentity(uid))) return ok({ deleted: true });
    await deleteAccountData({ uid, email: verifiedEmail }, { by: "guest", now });
    // Last, so that after an interruption the user can still sign in and call again.
    await deleteIdentity(uid);
    return ok({ deleted: true });
  },
);
