import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { formatPrice } from "@/domain/text/format";
import { paymentFacts } from "@/i18n/order/payment-facts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";

/** Contact, address, total and payment on a ticket. */
export function TicketGuest({ order }: { order: Order }) {
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  const { contact, address } = order;
  return (
    <>
      <p>
        <bdi>{contact.name}</bdi> <PhoneText text={contact.phone} />
      </p>
      {address && (
        <p>
          <bdi>{address.street}</bdi>, {address.zip} <bdi>{address.city}</bdi>
          {address.note && (
            <>
              <br />
              <b>
                <bdi>{address.note}</bdi>
              </b>
            </>
          )}
        </p>
      )}
      <p>
        <b>{formatPrice(amountDue(order), language)}</b>{" "}
        {[texts.payments[order.payment], ...paymentFacts(order, language)].join(", ")}
      </p>
    </>
  );
}
