import type { FoundOrder } from "@/domain/guest/guest-answers.schema";
import { formatLocalDay, formatPrice } from "@/domain/text/format";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { FoundContact } from "./found-contact";

/** A guest's orders, newest first. */
export function FoundOrders({ orders }: { orders: readonly FoundOrder[] }) {
  const texts = useTexts(guestsTexts);
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  if (orders.length === 0) return <p className="guest-results__none">{texts.noOrders}</p>;
  return (
    <table className="guest-table">
      <caption>{texts.orders}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.contact}</th>
          <th scope="col">{texts.details}</th>
          <th scope="col">{texts.status}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, code, type, status, contact, address, lines, ...order }) => (
          <tr key={id} data-testid="found-order">
            <th scope="row">{code}</th>
            <td>
              {formatLocalDay(order.local_date, language)}, {order.local_time}
              <span className="guest-table__minor">{receipt.types[type]}</span>
            </td>
            <td>
              <FoundContact contact={contact} />
              {address && (
                <span className="guest-table__minor">
                  {address.street}, {address.zip} {address.city}
                  {address.note && ` (${address.note})`}
                </span>
              )}
            </td>
            <td>
              {lines.map(({ name, qty, note }, index) => (
                // Lines of one order never change.
                <span className="guest-table__line" key={`${index} ${name.de}`}>
                  {receipt.quantity(qty)} {textIn(name)}
                  {note && <em> {texts.note(note)}</em>}
                </span>
              ))}
              <strong>{formatPrice(order.total_cents, language)}</strong>
            </td>
            <td>{receipt.statuses[status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
