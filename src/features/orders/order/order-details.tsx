import { Fragment, type ReactNode } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import type { Order } from "@/domain/order/order.schema";
import { isReceived } from "@/domain/order/order-transitions";
import { formatPrice } from "@/domain/text/format";
import { formatMoment } from "@/domain/text/format-moment";
import { onlinePaymentFacts } from "@/i18n/order/online-payment-facts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";

/** Times, address, contact and payment of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const moment = (at: number) => texts.clock(formatMoment(at, language));
  return (
    <dl className="order-details" aria-label={texts.details}>
      <Row label={texts.ordered}>{moment(order.created_at)}</Row>
      <Row label={texts.wanted}>
        {order.wanted_at === null ? receipt.asap : moment(order.wanted_at)}
        {order.wanted_at === null && order.promised_at && isReceived(order) ? (
          <>
            <br />
            {texts.firstPromise(moment(order.promised_at))}
          </>
        ) : null}
      </Row>
      {order.address ? <DeliveryAddress address={order.address} /> : <PickupAddress />}
      <Row label={texts.contact}>
        <bdi>{order.contact.name}</bdi>
        <br />
        <PhoneText text={order.contact.phone} />
        {order.contact.email && (
          <>
            <br />
            {order.contact.email}
          </>
        )}
      </Row>
      {order.passport && <Row label={texts.passport}>{textIn(order.passport)}</Row>}
      <Row label={texts.payment}>
        {receipt.payments[order.payment]}
        {order.payment === "online" ? null : ` ${receipt.paymentsAt[order.type]}`}
        {onlinePaymentFacts(order, language).map((fact) => (
          <Fragment key={fact}>
            <br />
            {fact}
          </Fragment>
        ))}
        {order.cash_given_cents !== undefined && (
          <>
            <br />
            {receipt.cashGiven(formatPrice(order.cash_given_cents, language))}
          </>
        )}
      </Row>
    </dl>
  );
}

function DeliveryAddress({ address }: { address: NonNullable<Order["address"]> }) {
  const texts = useTexts(ordersTexts);
  return (
    <Row label={texts.address}>
      <bdi>{address.street}</bdi>
      <br />
      {address.zip} <bdi>{address.city}</bdi>
      {address.note && (
        <>
          <br />
          <bdi>{address.note}</bdi>
        </>
      )}
    </Row>
  );
}

function PickupAddress() {
  const texts = useTexts(ordersTexts);
  const { title, address } = useRestaurant();
  return (
    <Row label={texts.pickupAt}>
      {title}
      <br />
      {address.line1}, {address.zip} {address.city}
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
