import { paymentAccountRequestSchema } from "@/domain/payment/accounts/payment-account-calls.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { deletePaymentAccount, readPaymentAccount } from "../../money/payment-account-store";
import { addAudit } from "../../runtime/audit-store";

/**
 * Forgets a restaurant's account with the payment provider: guests no longer see online payment within
 * a minute. Orders that are paid keep their payment, and refunds stay possible. The account itself
 * belongs to the restaurant and stays open. Without an account, nothing happens.
 */
export const disconnectPayments = defineCallable(
  {
    name: "disconnectPayments",
    schema: paymentAccountRequestSchema,
    access: "manager-of",
    needsRecentSignIn: true,
  },
  async ({ input: { resto_key: key }, caller: { uid }, now, transact }) =>
    transact(`restaurant ${key}`, async (transaction) => {
      const done = ok({ disconnected: true } as const);
      if (!(await readPaymentAccount(key, transaction))) return done;
      deletePaymentAccount(transaction, key);
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key: key,
        target: `payment_accounts/${key}`,
        action: "payments.disconnected",
      });
      return done;
    }),
);
