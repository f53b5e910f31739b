import { useEffect, useRef, useState } from "react";
import { problemOf, type SendProblem } from "@/data/send-once/send-machine";
import { useStepSender } from "@/data/send-once/use-step-sender";
import { useServerClock } from "@/data/use-server-clock";
import type { Order } from "@/domain/order/order.schema";
import type { OrderChangeAnswer } from "@/domain/order/pricing/quote.schema";
import { CANCEL_AFTER_ACCEPTANCE_MS, canCancel } from "@/domain/order/steps/order-machine";
import { formatCountdown } from "@/domain/text/format-countdown";
import { callCancelOrder } from "@/firebase/callables/order-callables";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/**
 * Cancels the order after a confirmation: while it is `placed`, and for two minutes after
 * acceptance, with a countdown.
 */
export function CancelOrder({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const [isConfirming, setConfirming] = useState(false);
  const steps = useStepSender<Order, OrderChangeAnswer>();
  const busy = steps.isBusy(order);
  const problem = problemOf(steps.stateOf(order));
  const confirmRef = useRef<HTMLButtonElement>(null);
  const acceptedAt = order.status === "accepted" ? order.status_at.accepted : undefined;
  const now = useServerClock(acceptedAt !== undefined);
  useEffect(() => {
    if (isConfirming) confirmRef.current?.focus();
  }, [isConfirming]);

  async function cancel(): Promise<void> {
    const { id, version } = order;
    await steps.run(order, {
      call: () => callCancelOrder({ order_id: id, version }),
      isVisibleIn: ({ status }) => status === "cancelled",
    });
    setConfirming(false);
  }

  // Already cancelled.
  if (order.status === "cancelled") return null;
  if (!canCancel(order, now)) return problem ? <CancelProblem problem={problem} /> : null;
  return (
    <div className="cancel-order">
      {problem && <CancelProblem problem={problem} />}
      {isConfirming ? (
        <fieldset className="cancel-order__question">
          <legend>{texts.cancelQuestion}</legend>
          <button
            ref={confirmRef}
            className="button cancel-order__yes"
            type="button"
            disabled={busy}
            onClick={cancel}
          >
            {busy ? texts.cancelling : texts.cancelYes}
          </button>
          <button
            className="button button--outline"
            type="button"
            disabled={busy}
            onClick={() => setConfirming(false)}
          >
            {texts.cancelNo}
          </button>
        </fieldset>
      ) : (
        <button
          className="button button--outline"
          type="button"
          onClick={() => setConfirming(true)}
        >
          {texts.cancel}
        </button>
      )}
      {acceptedAt !== undefined && (
        <p className="cancel-order__left" role="timer">
          {texts.cancelLeft(formatCountdown(leftMs(acceptedAt, now)))}
        </p>
      )}
    </div>
  );
}

function CancelProblem({ problem }: { problem: SendProblem }) {
  const texts = useTexts(ordersTexts);
  const refusalText = useRefusalText();
  if (problem.phase === "offline") return <Notice tone="error" title={texts.cancelOffline} />;
  if (problem.phase === "checking") {
    return <Notice tone="warning" title={texts.cancelUnknown} />;
  }
  const { title, help } = refusalText(problem.refusal);
  return (
    <Notice tone="error" title={title}>
      {help}
    </Notice>
  );
}

/** Capped at two minutes: the server's clock is known only to within seconds. */
function leftMs(acceptedAt: number, now: number): number {
  return Math.min(CANCEL_AFTER_ACCEPTANCE_MS, acceptedAt + CANCEL_AFTER_ACCEPTANCE_MS - now);
}
