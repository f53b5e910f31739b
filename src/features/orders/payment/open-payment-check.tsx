import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
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

/** Pages that show the order and its state themselves. */
const PAGES_WITH_ORDER: readonly string[] = [routes.home, routes.orders];

/** Follows an order that waited for its payment until the guest closes the notice. */
export function OpenPaymentCheck({ id, onClose }: { id: string; onClose: () => void }) {
  const { value } = useOrder(id);
  return value && <Followed order={value} onClose={onClose} />;
}

function Followed({ order, onClose }: { order: Order; onClose: () => void }) {
  const texts = useTexts(onlinePaymentTexts);
  const language = useLanguage();
  usePaymentSync("order_id", order, { isKnownOpen: false });
  const isCartReturned = usePaymentOutcome(order);
  const { pathname } = useLocation();
  const { status, paid_cents = 0 } = order;
  const toOrder = <Link to={routes.order(order.id)}>{texts.toOrder}</Link>;
  const next = isCartReturned ? <Link to={routes.checkout}>{texts.toCheckout}</Link> : toOrder;
  // A payment that came too late is refunded.
  const money =
    paid_cents > 0 ? texts.givenBack(formatPrice(paid_cents, language)) : texts.nothingTaken;
  const cart = isCartReturned ? texts.cartBack : null;
  if (status === "awaiting_payment" && PAGES_WITH_ORDER.includes(pathname)) return null;
  function outcome(): ReactNode {
    if (status === "awaiting_payment") return <Message title={texts.open}>{toOrder}</Message>;
    if (status === "unpaid") {
      return (
        <Message title={texts.unpaidTitle}>
          {texts.notOrdered} {money} {cart} {next}
        </Message>
      );
    }
    if (status === "cancelled") {
      return (
        <Message title={texts.cancelledTitle}>
          {cart} {next}
        </Message>
      );
    }
    return <Message title={receivedOrderTitle(order, language)}>{toOrder}</Message>;
  }
  return (
    <PendingNotice label={texts.title} closeLabel={texts.close} onClose={onClose}>
      {outcome()}
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
