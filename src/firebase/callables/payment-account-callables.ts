import type * as z from "zod/mini";
import {
  connectPaymentsAnswerSchema,
  disconnectPaymentsAnswerSchema,
  type ReadPaymentAccountAnswer,
  readPaymentAccountAnswerSchema,
} from "@/domain/payment/accounts/payment-account-calls.schema";
import { type CallResult, call } from "./call";

/** Address of the provider's page on which a manager connects a restaurant; SIGN_IN_AGAIN after 15 minutes. */
export function callConnectPayments(
  resto_key: string,
): Promise<CallResult<z.infer<typeof connectPaymentsAnswerSchema>>> {
  return call("connectPayments", { resto_key }, connectPaymentsAnswerSchema);
}

/** State of a restaurant's account with the provider, for its managers; SIGN_IN_AGAIN after 15 minutes. */
export function callReadPaymentAccount(
  resto_key: string,
): Promise<CallResult<ReadPaymentAccountAnswer>> {
  return call("readPaymentAccount", { resto_key }, readPaymentAccountAnswerSchema);
}

/** Ends online payment at a restaurant, for its managers; SIGN_IN_AGAIN after 15 minutes. */
export function callDisconnectPayments(
  resto_key: string,
): Promise<CallResult<z.infer<typeof disconnectPaymentsAnswerSchema>>> {
  return call("disconnectPayments", { resto_key }, disconnectPaymentsAnswerSchema);
}
