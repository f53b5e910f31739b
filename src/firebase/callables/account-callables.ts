import {
  type AccountDeleted,
  type AccountExport,
  accountDeletedSchema,
  accountExportSchema,
} from "@/domain/user/account-calls.schema";
import { type CallResult, call } from "./callables";

/** Everything stored about the person; refused with NOT_ALLOWED until they sign in again. */
export function callExportMyData(): Promise<CallResult<AccountExport>> {
  return call("exportMyData", null, accountExportSchema);
}

/**
 * Deletes the account and forgets the person; refused with NOT_ALLOWED until they sign in again.
 * With an unknown outcome it may be called again. Afterwards the page signs out.
 */
export function callDeleteMyAccount(): Promise<CallResult<AccountDeleted>> {
  return call("deleteMyAccount", null, accountDeletedSchema);
}
