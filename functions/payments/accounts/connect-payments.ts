import { paymentAccountRequestSchema } from "@/domain/payment/accounts/payment-account-calls.schema";
import { newAccount } from "@/domain/payment/accounts/seen-account";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { readPaymentAccount, writePaymentAccount } from "../../money/payment-account-store";
import { paymentKeysSecret } from "../../money/provider/payment-keys";
import { createAccount, onboardingUrl } from "../../money/provider/stripe-accounts";
import { readRestaurant } from "../../restaurants/restaurant-store";
import { addAudit } from "../../runtime/audit-store";
import { editorUrl } from "./editor-url";
import { isPaymentAvailable } from "./is-payment-available";

/**
 * Begins or continues to connect a restaurant with the payment provider: creates its own account once,
 * and returns the provider's page on which the manager gives the details. PAYMENT_UNAVAILABLE if online
 * payment is not set up here, or off for all restaurants.
 */
export const connectPayments = defineCallable(
  {
    name: "connectPayments",
    schema: paymentAccountRequestSchema,
    access: "manager-of",
    needsRecentSignIn: true,
    isCostly: true,
    options: { secrets: [paymentKeysSecret] },
  },
  async ({ input: { resto_key: key }, caller: { uid }, now, request, transact }) => {
    if (!(await isPaymentAvailable())) return err(refusal("PAYMENT_UNAVAILABLE"));
    const stored = await readRestaurant(key, []);
    if (!stored) return err(refusal("NOT_FOUND"));
    const { title, url, email = null } = stored.restaurant;
    const known = await readPaymentAccount(key);
    const seen = known ?? (await createAccount({ resto_key: key, title, url, email }));
    const connected = await transact(`restaurant ${key}`, async (transaction) => {
      const current = await readPaymentAccount(key, transaction);
      // Another manager was faster: one account is enough.
      if (current) return ok(current);
      const { account_id, livemode, charges_enabled, requirements_due, methods } = seen;
      const found = { account_id, livemode, charges_enabled, requirements_due, methods };
      const account = newAccount(found, key, { uid, now });
      writePaymentAccount(transaction, account);
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key: key,
        target: `payment_accounts/${key}`,
        action: "payments.connected",
      });
      return ok(account);
    });
    if (!connected.ok) return connected;
    return ok({ url: await onboardingUrl(connected.value.account_id, editorUrl(key, request)) });
  },
);
