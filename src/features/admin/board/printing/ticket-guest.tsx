import type { Order } from "@/domain/order/order.schema";
import { orderMoney } from "@/i18n/admin/money/order-money";
import { paymentFacts } from "@/i18n/order/payment-facts";
import { useLanguage } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";

/** Contact, address, total and payment on a ticket. */
export function TicketGuest({ order }: { order: Order }) {
  const language = useLanguage();
  const { contact, address } = order;
  const { act, amount, atDoor, method } = orderMoney(order, language);
  const facts = [...(atDoor === "paid" ? [amount] : []), method, ...paymentFacts(order, language)];
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
        <b>{act}</b> {facts.join(", ")}
      </p>
    </>
  );
}
