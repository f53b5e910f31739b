import type {
  ListPaymentsAnswer,
  ListPaymentsRequest,
} from "@/domain/payment/listing/listed-payment.schema";
import { paidBy } from "@/domain/payment/payment-id";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callListPayments } from "@/firebase/callables/manager-payment-callables";
import { callSyncPayment } from "@/firebase/callables/payment-callables";
import { type Read, useRead } from "../use-read";

/** Online payments of a restaurant, and a look at the provider for one of them. */
export interface Payments
  extends Pick<Read<ListPaymentsAnswer, CallProblem>, "value" | "status" | "error" | "reload"> {
  /** Makes the server read the provider, then reads the list again. @returns whether it answered */
  readonly check: (id: string) => Promise<boolean>;
}

export function usePayments(request: ListPaymentsRequest): Payments {
  const { resto_key, from, order_id = "" } = request;
  const { value, status, error, reload } = useRead<ListPaymentsAnswer, CallProblem>(
    `payments ${resto_key} ${from} ${order_id}`,
    () => callListPayments(request),
  );
  return {
    value,
    status,
    error,
    reload,
    async check(id) {
      const answer = await callSyncPayment(paidBy(id));
      reload();
      return answer.ok;
    },
  };
}
