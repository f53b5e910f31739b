import {
  type AccountDeleted,
  type AccountExport,
  accountDeletedSchema,
  accountExportSchema,
} from "@/domain/user/account-calls.schema";
import { type CallResult, call } from "./callables";

/** Exports everything stored about the user; NOT_ALLOWED without a recent sign-in. */
export function callExportMyData(): Promise<CallResult<AccountExport>> {
  return call("exportMyData", null, accountExportSchema);
}

/**
 * Deletes the account and anonymises its data; NOT_ALLOWED without a recent sign-in. Safe to call
 * again after an unknown outcome. The caller signs out afterwards.
 */
export function callDeleteMyAccount(): Promise<CallResult<AccountDeleted>> {
  return call("deleteMyAccount", null, accountDeletedSchema);
}
