import { warn } from "firebase-functions/logger";
import {
  paymentAccountRequestSchema,
  type ReadPaymentAccountAnswer,
} from "@/domain/payment/accounts/payment-account-calls.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { readPaymentAccount as readStored } from "../../money/payment-account-store";
import { paymentKeysSecret } from "../../money/provider/payment-keys";
import { isPaymentAvailable } from "./is-payment-available";
import { settleAccount } from "./settle-account";

/**
 * Reads the state of a restaurant's account from the payment provider; `account` is null without one.
 * While the provider does not answer, the last known state, with `is_current: false`.
 */
export const readPaymentAccount = defineCallable(
  {
    name: "readPaymentAccount",
    schema: paymentAccountRequestSchema,
    access: "manager-of",
    needsRecentSignIn: true,
    options: { secrets: [paymentKeysSecret] },
  },
  async ({ input: { resto_key: key } }) => {
    const is_available = await isPaymentAvailable();
    const settled = await settleAccount(key).catch((fault: unknown) => {
      warn("payment account not read", { resto_key: key, fault: String(fault) });
      return undefined;
    });
    const stored = settled === undefined ? await readStored(key) : settled;
    if (!stored)
      return ok<ReadPaymentAccountAnswer>({ account: null, is_current: true, is_available });
    const { account_id: _, resto_key: __, connected_by: ___, ...account } = stored;
    return ok<ReadPaymentAccountAnswer>({
      account,
      is_current: settled !== undefined,
      is_available,
    });
  },
);
