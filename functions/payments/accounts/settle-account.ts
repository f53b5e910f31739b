import { error } from "firebase-functions/logger";
import { foldAccount } from "@/domain/payment/accounts/seen-account";
import type { PaymentAccount } from "@/domain/payment/payment.schema";
import {
  findRestaurantOf,
  readPaymentAccount,
  storeAccount,
  writePaymentAccount,
} from "../../money/payment-account-store";
import { lookAtAccount } from "../../money/provider/stripe-accounts";
import { afterCommit, transact } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import { serverNow } from "../../runtime/server-now";

/**
 * Reads a restaurant's account from the provider and stores its state; guests can pay online, or no
 * longer, within a minute. The manager who looks, the provider's event and the schedule all call it.
 * An account that can no longer charge is logged as "payment account disabled": alerts look for it.
 * @returns null if the restaurant has no account
 * @throws the provider's fault
 */
export async function settleAccount(key: string): Promise<PaymentAccount | null> {
  const before = await readPaymentAccount(key);
  if (!before) return null;
  const seen = await lookAtAccount(before.account_id);
  const now = await serverNow();
  return transact(`restaurant ${key}`, async (transaction) => {
    const stored = await readPaymentAccount(key, transaction);
    // Disconnected, or another account, since the fetch.
    if (stored?.account_id !== seen.account_id) return stored;
    const account = foldAccount(stored, seen, now);
    const isChanged = account.charges_enabled !== stored.charges_enabled;
    const write = isChanged ? writePaymentAccount : storeAccount;
    write(transaction, account);
    if (isChanged) {
      if (!account.charges_enabled) {
        afterCommit(transaction, async () => error("payment account disabled", { resto_key: key }));
      }
      addAudit(transaction, {
        at: now,
        by: "system",
        uid: null,
        resto_key: key,
        target: `payment_accounts/${key}`,
        action: account.charges_enabled ? "payments.enabled" : "payments.disabled",
      });
    }
    return account;
  });
}

/**
 * Settles the restaurant that an account of the provider belongs to, for an event of it.
 * @throws the provider's fault
 */
export async function settleAccountOf(account_id: string): Promise<void> {
  const key = await findRestaurantOf(account_id);
  if (key !== null) await settleAccount(key);
}
