import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { printTexts } from "@/i18n/admin/print-texts";
import { PhoneText } from "@/ui/phone-text";
import { type ReceiptContent, receiptContent } from "./content/receipt-content";
import "./order-receipt.css";

/** The receipt for the guest, as the browser prints it. */
export function OrderReceipt({ order, restaurant }: { order: Order; restaurant: Restaurant }) {
  const receipt = receiptContent(order, restaurant);
  const { phones, tax, lines, sums, guest, address } = receipt;
  return (
    <div className="order-receipt" lang={receipt.language}>
      <p className="order-receipt__restaurant">{receipt.restaurant}</p>
      <p>{receipt.place.join(", ")}</p>
      <p>
        <PhoneText text={phones.join(", ")} phones={phones} />
      </p>
      {tax && <p>{tax}</p>}
      <p className="order-receipt__title">{receipt.title}</p>
      <p>{receipt.placed}</p>
      <table className="order-receipt__table">
        <tbody>
          {lines.map(({ quantity, title, details, vatRate, price }, index) => (
            <tr key={index}>
              <td>{quantity}</td>
              <td>
                {title}
                {details.map((detail, at) => (
                  <span className="order-receipt__option" key={at}>
                    {detail}
                  </span>
                ))}
              </td>
              <td>{vatRate}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="order-receipt__sums">
        {sums.map(({ label, value, isTotal }) => (
          <div className={isTotal ? "order-receipt__total" : undefined} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <VatTable receipt={receipt} />
      {[guest, ...address].map((text, index) => (
        <p key={index}>
          <bdi>{text}</bdi>
        </p>
      ))}
      <p className="order-receipt__end">{receipt.thanks}</p>
      <p>{receipt.notFiscal}</p>
    </div>
  );
}

function VatTable({ receipt: { language, vat } }: { receipt: ReceiptContent }) {
  const texts = printTexts[language].receipt;
  return (
    <table className="order-receipt__table order-receipt__table--vat">
      <thead>
        <tr>
          <th scope="col">{texts.vat}</th>
          <th scope="col">{texts.net}</th>
          <th scope="col">{texts.vatAmount}</th>
          <th scope="col">{texts.gross}</th>
        </tr>
      </thead>
      <tbody>
        {vat.map((row) => (
          <tr key={row.rate}>
            <td>{row.rate}</td>
            <td>{row.net}</td>
            <td>{row.vat}</td>
            <td>{row.gross}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
