import type { ReactNode } from "react";
import { telHref } from "@/domain/contact/tel-href";
import type { Order } from "@/domain/order/order.schema";
import { formatPrice } from "@/domain/text/format";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Contact, address, total and payment of an order. Children end the last line. */
export function OrderCardGuest({ order, children }: { order: Order; children?: ReactNode }) {
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  const { contact, address } = order;
  return (
    <div className="order-guest">
      <p className="order-guest__contact">
        <bdi>{contact.name}</bdi>
        <a className="order-guest__phone" href={telHref(contact.phone)}>
          {contact.phone}
        </a>
      </p>
      {address && (
        <p>
          <bdi>{address.street}</bdi>, {address.zip} <bdi>{address.city}</bdi>
          {address.note && <bdi className="order-guest__note">{address.note}</bdi>}
        </p>
      )}
      <div className="order-guest__pay">
        <p className="order-guest__sum">
          <strong>{formatPrice(order.total_cents, language)}</strong>
          <span>{texts.payments[order.payment]}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
