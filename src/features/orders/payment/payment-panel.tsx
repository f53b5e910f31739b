import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type PaymentStage, paymentStage } from "@/data/payment/payment-stage";
import { useOpenPayment } from "@/data/payment/use-open-payment";
import { usePaymentSync } from "@/data/payment/use-payment-sync";
import { useServerClock } from "@/data/use-server-clock";
import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { formatPrice } from "@/domain/text/format";
import { formatCountdown } from "@/domain/text/format-countdown";
import { onlinePaymentTexts } from "@/i18n/order/online-payment-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { ChangePayment } from "./change-payment";
import { OpenPaymentProblem } from "./open-payment-problem";
import "./payment-panel.css";

/**
 * The payment of an order that waits for it: leads to the provider's page, at once if the guest comes
 * from the checkout, and offers to pay at the door instead.
 */
export function PaymentPanel({ order }: { order: Order }) {
  const texts = useTexts(onlinePaymentTexts);
  const language = useLanguage();
  const isFromCheckout = useSentToPay();
  const sync = usePaymentSync("order_id", order, { isKnownOpen: isFromCheckout });
  const [opening, open] = useOpenPayment("order_id", order.id);
  const now = useServerClock(true);
  useEffect(() => {
    if (isFromCheckout) void open();
  }, [isFromCheckout, open]);

  const stage = paymentStage(order, { sync, opening: opening.phase }, now);
  const canPay = stage === "open" || stage === "declined";
  return (
    <section className="payment-panel" aria-label={texts.title} data-testid="payment-panel">
      <StageText stage={stage} />
      {canPay && (
        <>
          {order.pay_by ? (
            <p className="payment-panel__left" role="timer">
              {texts.left(formatCountdown(order.pay_by - now))}
            </p>
          ) : null}
          {sync === "failed" && <p>{texts.notChecked}</p>}
          {opening.phase === "failed" && <OpenPaymentProblem problem={opening.problem} />}
          <button className="button button--primary" type="button" onClick={() => void open()}>
            {texts.pay(formatPrice(amountDue(order), language))}
          </button>
          <p className="payment-panel__provider">{texts.provider}</p>
          <ChangePayment order={order} />
        </>
      )}
    </section>
  );
}

/** A live region, so that the outcome of the payment is announced. */
function StageText({ stage }: { stage: PaymentStage }) {
  const texts = useTexts(onlinePaymentTexts);
  const [title, text] = {
    leaving: [texts.leaving],
    checking: [texts.checking],
    over: [texts.over, texts.overText],
    declined: [texts.declined, texts.declinedText],
    open: [texts.open],
  }[stage];
  return (
    <div className={`payment-panel__stage payment-panel__stage--${stage}`} role="status">
      <p className="payment-panel__title">{title}</p>
      {text ? <p>{text}</p> : null}
    </div>
  );
}

/** Whether the checkout has just sent the guest here to pay; neither a reload nor the way back repeats it. */
function useSentToPay(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [isSent] = useState(() => state?.pay === true);
  useEffect(() => {
    if (isSent) navigate(pathname, { replace: true, state: null });
  }, [isSent, pathname, navigate]);
  return isSent;
}
