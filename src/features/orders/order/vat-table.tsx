import type { VatShare } from "@/domain/order/order.schema";
import { formatPrice } from "@/domain/text/format";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** The VAT of an order by rate. The gross column adds up to the total. */
export function VatTable({ shares }: { shares: readonly VatShare[] }) {
  const texts = useTexts(ordersTexts);
  const language = useLanguage();
  return (
    <table className="vat-table">
      <caption>{texts.vat}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.vatRate}</th>
          <th scope="col">{texts.vatNet}</th>
          <th scope="col">{texts.vatTax}</th>
          <th scope="col">{texts.vatGross}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ rate, net_cents, vat_cents }) => (
          <tr key={rate}>
            <th scope="row">{rate} %</th>
            <td>{formatPrice(net_cents, language)}</td>
            <td>{formatPrice(vat_cents, language)}</td>
            <td>{formatPrice(net_cents + vat_cents, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
