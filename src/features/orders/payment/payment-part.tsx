import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { routes } from "@/config/routes";
import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { moneyAtDoor } from "@/domain/order/pricing/money-at-door";
import { formatPrice } from "@/domain/text/format";
import { onlinePaymentFacts } from "@/i18n/order/online-payment-facts";
import { onlinePaymentTexts } from "@/i18n/order/online-payment-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { PaymentPanel } from "./payment-panel";
import { usePaymentOutcome } from "./use-payment-outcome";

/** State of an online order's payment, and the guest's next step. May render nothing. */
export function PaymentPart({ order }: { order: Order }) {
  const texts = useTexts(onlinePaymentTexts);
  const language = useLanguage();
  const isCartReturned = usePaymentOutcome(order);
  useCleanAddress();
  if (order.status === "awaiting_payment") return <PaymentPanel order={order} />;
  if (isCartReturned) {
    return (
      <>
        <PaymentFacts order={order} />
        <Notice tone="info" title={texts.cartBack}>
          <Link to={routes.checkout}>{texts.toCheckout}</Link>
        </Notice>
      </>
    );
  }
  if (moneyAtDoor(order) !== "collect_cash") return <PaymentFacts order={order} />;
  return (
    <Notice tone="warning" title={texts.payAtDoorTitle}>
      {texts.payAtDoor(formatPrice(amountDue(order), language))[order.type]}
    </Notice>
  );
}

/**
 * State of an order's money, also of an order that was never placed. A complete refund is named before
 * the payment.
 */
function PaymentFacts({ order }: { order: Order }) {
  const facts = onlinePaymentFacts(order, useLanguage());
  const [fact, ...others] = order.payment_status === "refunded" ? facts.reverse() : facts;
  if (!fact) return null;
  const hasFailed = order.refunds?.some(({ status }) => status === "failed");
  const tone = moneyAtDoor(order) === "paid" ? "success" : "info";
  return (
    <Notice tone={hasFailed ? "warning" : tone} title={fact}>
      {others.map((other) => (
        <p key={other}>{other}</p>
      ))}
    </Notice>
  );
}

/**
 * Removes `?payment`, with which the provider's page sends the guest back, from the address. The
 * payment is checked without it, too.
 */
function useCleanAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMarked = new URLSearchParams(search).has("payment");
  useEffect(() => {
    if (isMarked) navigate(pathname, { replace: true });
  }, [isMarked, pathname, navigate]);
}
