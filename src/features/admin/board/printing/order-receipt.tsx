import { lineTitle } from "@/domain/order/line-title";
import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { vatIdOf } from "@/domain/tenant/vat-id";
import { formatDate, formatPrice, formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { PhoneText } from "@/ui/phone-text";
import "./order-receipt.css";

/** The receipt for the guest, in the order's language: prices and VAT by rate. */
export function OrderReceipt({ order, restaurant }: { order: Order; restaurant: Restaurant }) {
  const language = order.language ?? "de";
  const texts = printTexts[language].receipt;
  const words = receiptTexts[language];
  const price = (cents: number) => formatPrice(cents, language);
  const { line1, line2, zip, city } = restaurant.address;
  const { created_at, code, type, payment, contact, address } = order;
  const vatId = vatIdOf(restaurant.tax);
  return (
    <div className="order-receipt" lang={language}>
      <p className="order-receipt__restaurant">{restaurant.title}</p>
      <p>{[line1, line2, `${zip} ${city}`].filter(Boolean).join(", ")}</p>
      <p>
        <PhoneText text={restaurant.phones.join(", ")} phones={restaurant.phones} />
      </p>
      {restaurant.tax && <p>{vatId ? texts.vatId(vatId) : texts.tax(restaurant.tax)}</p>}
      <p className="order-receipt__title">{texts.title(code)}</p>
      <p>
        {formatDate(created_at)}, {formatTime(created_at)} · {words.types[type]}
      </p>
      <table className="order-receipt__table">
        <tbody>
          {order.lines.map((line) => (
            <LineRows
              key={`${line.item_id}/${JSON.stringify(line.choices)}`}
              line={line}
              language={language}
            />
          ))}
        </tbody>
      </table>
      <dl className="order-receipt__sums">
        <Sum label={words.subtotal} value={price(order.subtotal_cents)} />
        {order.discount_cents > 0 && (
          <Sum label={words.discount} value={`−${price(order.discount_cents)}`} />
        )}
        {type === "delivery" && (
          <Sum label={words.deliveryFee} value={price(order.delivery_fee_cents)} />
        )}
        {order.deposit_cents > 0 && (
          <Sum label={words.deposit} value={price(order.deposit_cents)} />
        )}
        <Sum label={words.total} value={price(order.total_cents)} isTotal />
        {order.tip_cents !== undefined && (
          <>
            <Sum label={words.tip} value={price(order.tip_cents)} />
            <Sum label={words.toPay} value={price(amountDue(order))} />
          </>
        )}
        <Sum label={words.payments[payment]} value={words.paymentsAt[type]} />
      </dl>
      <VatTable order={order} language={language} />
      <p>
        <bdi>{contact.name}</bdi>
      </p>
      {address && (
        <p>
          <bdi>{address.street}</bdi>, {address.zip} <bdi>{address.city}</bdi>
        </p>
      )}
      <p className="order-receipt__end">{texts.thanks}</p>
      <p>{texts.notFiscal}</p>
    </div>
  );
}

function LineRows({ line, language }: { line: Order["lines"][number]; language: Language }) {
  const words = receiptTexts[language];
  return (
    <tr>
      <td>{words.quantity(line.qty)}</td>
      <td>
        {lineTitle(line, language)}
        {line.choice_names.map((name) => (
          <span className="order-receipt__option" key={textIn(name, language)}>
            {textIn(name, language)}
          </span>
        ))}
        {line.qty > 1 && (
          <span className="order-receipt__option">
            {words.each(formatPrice(line.unit_cents, language))}
          </span>
        )}
      </td>
      <td>{printTexts[language].receipt.rate(line.vat)}</td>
      <td>{formatPrice(line.line_cents, language)}</td>
    </tr>
  );
}

function VatTable({ order, language }: { order: Order; language: Language }) {
  const texts = printTexts[language].receipt;
  const price = (cents: number) => formatPrice(cents, language);
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
        {order.vat_split.map(({ rate, net_cents, vat_cents }) => (
          <tr key={rate}>
            <td>{texts.rate(rate)}</td>
            <td>{price(net_cents)}</td>
            <td>{price(vat_cents)}</td>
            <td>{price(net_cents + vat_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sum(props: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={props.isTotal ? "order-receipt__total" : undefined}>
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}
