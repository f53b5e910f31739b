import { useEffect } from "react";
import { type CreateOnceApi, useCreateOnce } from "@/data/send-once/use-create-once";
import type { PaymentRequest } from "@/domain/payment/payment-requests.schema";
import type { RefundOrderAnswer, RefundOrderRequest } from "@/domain/payment/refund.schema";
import { callRefundOrder } from "@/firebase/callables/manager-payment-callables";
import { withStepUp } from "@/state/account/step-up";
import { type PendingRefund, pendingRefundAtom } from "@/state/staff/refund-atoms";
import { useLatest } from "@/ui/use-latest";

/** The refund that a manager has entered. */
type RefundIntent = PaymentRequest &
  Pick<RefundOrderRequest, "amount_cents" | "reason"> & { readonly code: string };

export type Refund = CreateOnceApi<RefundIntent, PendingRefund, RefundOrderAnswer>;

/**
 * Refunds exactly once: the refund and its id are stored before the call, and a call without an
 * answer is repeated with the same id, also after a reload.
 * @param onSettled called whenever the outcome is known
 */
export function useRefund(onMade: (made: PendingRefund) => void, onSettled: () => void): Refund {
  const refund = useCreateOnce<RefundIntent, PendingRefund, RefundOrderAnswer>({
    pendingAtom: pendingRefundAtom,
    lockName: "resto.refund-order",
    elsewhereAfterMs: 500,
    beforeSending: () => null,
    prepare: ({ code, ...intent }, uid) => ({
      uid,
      request: { ...intent, refund_id: crypto.randomUUID() },
      code,
      startedAt: Date.now(),
    }),
    call: ({ request }) => withStepUp(() => callRefundOrder(request)),
    onSucceeded: onMade,
    // The other tab shows the outcome.
    outcomeElsewhere: () => ({ type: "released" }),
  });
  const latest = useLatest(onSettled);
  const isKnown = refund.state.phase === "succeeded" || refund.state.phase === "refused";
  useEffect(() => {
    if (isKnown) latest.current();
  }, [isKnown, latest]);
  return refund;
}
