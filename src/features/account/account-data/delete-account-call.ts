import type { AccountDeleted } from "@/domain/user/account-calls.schema";
import { callDeleteMyAccount } from "@/firebase/callables/account-callables";
import type { CallResult } from "@/firebase/callables/call";

const MAX_ATTEMPTS = 3;
const PAUSE_MS = 2_000;

/** Deletes the account. After a lost answer it calls again: the deletion continues where it stopped. */
export async function deleteAccount(): Promise<CallResult<AccountDeleted>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await callDeleteMyAccount();
    if (result.ok || result.error.kind !== "unknown-outcome" || attempt === MAX_ATTEMPTS) {
      return result;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
