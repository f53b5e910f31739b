import { useCallback, useEffect, useState } from "react";
import type { PaymentRequest } from "@/domain/payment/payment-requests.schema";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callOpenPayment } from "@/firebase/callables/payment-callables";
import { onPageRestore } from "@/page-lifecycle/on-page-restore";

/** The way to the provider's page: not begun, under way, or why it did not open. */
export type OpenPaymentState =
  | { readonly phase: "idle" | "opening" }
  | { readonly phase: "failed"; readonly problem: CallProblem };

const IDLE: OpenPaymentState = { phase: "idle" };
const UNKNOWN: OpenPaymentState = { phase: "failed", problem: { kind: "unknown-outcome" } };

/**
 * Leaves the site for the provider's page of an order or a deposit. Repeated calls lead to the same
 * page, so a lost answer does no harm.
 */
export function useOpenPayment(
  kind: "order_id" | "reservation_id",
  id: string,
): readonly [OpenPaymentState, () => Promise<void>] {
  const [state, setState] = useState(IDLE);

  const open = useCallback(async () => {
    setState({ phase: "opening" });
    const answer = await callOpenPayment(paymentRequest(kind, id));
    if (!answer.ok) return setState({ phase: "failed", problem: answer.error });
    const { url } = answer.value;
    if (!/^https?:\/\//.test(url)) return setState(UNKNOWN);
    window.location.assign(url);
  }, [kind, id]);

  useEffect(() => onPageRestore(() => setState(IDLE)), []);

  return [state, open];
}

/** The request about the payment of an order or a reservation. */
export function paymentRequest(kind: "order_id" | "reservation_id", id: string): PaymentRequest {
  return kind === "order_id" ? { order_id: id } : { reservation_id: id };
}
