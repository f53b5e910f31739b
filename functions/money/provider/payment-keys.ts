import { defineSecret } from "firebase-functions/params";
import { isLocalBackend } from "../../runtime/is-local-backend";

/**
 * The provider's keys: `sk_… whsec_…`, or `off` (docs/deploy.md#online-payment). Bound to every
 * function that calls the provider.
 */
export const paymentKeysSecret = defineSecret("PAYMENT_KEYS");

/** The operator's access to the provider. */
export interface PaymentKeys {
  readonly apiKey: string;
  /** Signs the provider's events. */
  readonly webhookSecret: string;
  /** Whether payments are real. */
  readonly livemode: boolean;
}

const LOCAL_VALUE = "sk_test_local_functions whsec_local_functions";
const PATTERN = /^(?<apiKey>[rs]k_(?<mode>live|test)_\S+)\s+(?<webhookSecret>whsec_\S+)$/;

/**
 * The keys of this project; the local backend has fixed ones.
 * @returns null if online payment is switched off
 * @throws Error for any other value; the message does not contain it
 */
export function readPaymentKeys(): PaymentKeys | null {
  return parsePaymentKeys(isLocalBackend() ? LOCAL_VALUE : paymentKeysSecret.value());
}

/** {@link readPaymentKeys} of a text. */
export function parsePaymentKeys(text: string): PaymentKeys | null {
  const value = text.trim();
  if (value === "" || value === "off") return null;
  const { apiKey, mode, webhookSecret } = PATTERN.exec(value)?.groups ?? {};
  if (!apiKey || !webhookSecret) throw new Error("PAYMENT_KEYS is neither off nor two keys");
  return { apiKey, webhookSecret, livemode: mode === "live" };
}
