import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { usePaymentSync } from "@/data/payment/use-payment-sync";
import { useOrder } from "@/data/use-order";
import type { Order } from "@/domain/order/order.schema";
import { formatPrice } from "@/domain/text/format";
import { receivedOrderTitle } from "@/i18n/order/online-payment-facts";
import { onlinePaymentTexts } from "@/i18n/order/online-payment-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { PendingNotice } from "@/ui/feedback/pending-notice";
import { usePaymentOutcome } from "./use-payment-outcome";

/** Follows an order that waited for its payment until the guest closes the notice. */
export function OpenPaymentCheck({ id, onClose }: { id: string; onClose: () => void }) {
  const { value } = useOrder(id);
  return value && <Followed order={value} onClose={onClose} />;
}

function Followed({ order, onClose }: { order: Order; onClose: () => void }) {
  const texts = useTexts(onlinePaymentTexts);
  const language = useLanguage();
  usePaymentSync("order_id", order, false);
  const isCartReturned = usePaymentOutcome(order);
  const toOrder = <Link to={routes.order(order.id)}>{texts.toOrder}</Link>;
  const toCheckout = <Link to={routes.checkout}>{texts.toCheckout}</Link>;
  const { paid_cents = 0 } = order;
  // A payment that came too late is refunded.
  const money =
    paid_cents > 0 ? texts.givenBack(formatPrice(paid_cents, language)) : texts.nothingTaken;
  const cart = isCartReturned ? texts.cartBack : null;
  return (
    <PendingNotice label={texts.title} closeLabel={texts.close} onClose={onClose}>
      {order.status === "awaiting_payment" ? (
        <Message title={texts.open}>{toOrder}</Message>
      ) : order.status === "unpaid" ? (
        <Message title={texts.unpaidTitle}>
          {texts.notOrdered} {money} {cart} {isCartReturned ? toCheckout : toOrder}
        </Message>
      ) : order.status === "cancelled" ? (
        <Message title={texts.cancelledTitle}>
          {cart} {isCartReturned ? toCheckout : toOrder}
        </Message>
      ) : (
        <Message title={receivedOrderTitle(order, language)}>{toOrder}</Message>
      )}
    </PendingNotice>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p>
      <strong>{title}.</strong> {children}
    </p>
  );
}
