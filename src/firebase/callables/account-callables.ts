import {
  type AccountDeleted,
  type AccountExport,
  accountDeletedSchema,
  accountExportSchema,
  type SignedOutEverywhere,
  signedOutEverywhereSchema,
} from "@/domain/user/account-calls.schema";
import { type CallResult, call } from "./call";

/** The function's own limit: an account with many orders takes long. */
const DELETED_WITHIN_MS = 300_000;

/** Exports everything stored about the user; SIGN_IN_AGAIN without a recent sign-in. */
export function callExportMyData(): Promise<CallResult<AccountExport>> {
  return call("exportMyData", null, accountExportSchema);
}

/**
 * Deletes the account and anonymises its data; SIGN_IN_AGAIN without a recent sign-in. Safe to
 * call again after an unknown outcome. The caller signs out afterwards.
 */
export function callDeleteMyAccount(): Promise<CallResult<AccountDeleted>> {
  return call("deleteMyAccount", null, accountDeletedSchema, DELETED_WITHIN_MS);
}

/**
 * Ends all sessions of the user's account, this one included, or of a staff member's; the latter is
 * for super-administrators. Safe to call again.
 */
export function callSignOutEverywhere(uid?: string): Promise<CallResult<SignedOutEverywhere>> {
  return call("signOutEverywhere", uid === undefined ? null : { uid }, signedOutEverywhereSchema);
}
