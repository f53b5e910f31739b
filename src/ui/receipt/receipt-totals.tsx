import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { formatPrice } from "@/domain/text/format";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import "./receipt.css";

/** The totals that order and quote have in common. */
type Totals = Pick<
  Order,
  | "type"
  | "subtotal_cents"
  | "discount_cents"
  | "delivery_fee_cents"
  | "deposit_cents"
  | "reusable"
  | "total_cents"
  | "tip_cents"
  | "vat_split"
>;

interface ReceiptTotalsProps {
  readonly totals: Totals;
  /** False if a table of the VAT rates follows. */
  readonly withVat?: boolean;
  /** False while the delivery fee depends on a postal code that is not known yet. */
  readonly hasTotal?: boolean;
}

/** Totals of an order with VAT, and the tip beside them. Zero amounts are omitted, except the delivery fee. */
export function ReceiptTotals({ totals, withVat = true, hasTotal = true }: ReceiptTotalsProps) {
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  const price = (cents: number) => formatPrice(cents, language);
  const fee = totals.delivery_fee_cents > 0 ? price(totals.delivery_fee_cents) : texts.freeDelivery;
  const vat = totals.vat_split
    .filter(({ vat_cents }) => vat_cents > 0)
    .map(({ rate, vat_cents }) => texts.vatShare(rate, price(vat_cents)));
  return (
    <div className="receipt-totals">
      <dl className="receipt-totals__sums">
        <Row label={texts.subtotal} value={price(totals.subtotal_cents)} />
        {totals.discount_cents > 0 && (
          <Row label={texts.discount} value={`−${price(totals.discount_cents)}`} />
        )}
        {totals.type === "delivery" && (
          <Row label={texts.deliveryFee} value={hasTotal ? fee : texts.feeByZip} />
        )}
        {totals.deposit_cents > 0 && (
          <Row label={texts.deposit} value={price(totals.deposit_cents)} />
        )}
        {totals.reusable && (
          <Row
            label={texts.reusable(totals.reusable.containers)}
            value={price(totals.reusable.deposit_cents)}
          />
        )}
        {hasTotal && (
          <div
            className="receipt-totals__row receipt-totals__row--total"
            data-testid="receipt-total"
          >
            <dt>
              {texts.total} <small>{texts.vatIncluded}</small>
            </dt>
            <dd>{price(totals.total_cents)}</dd>
          </div>
        )}
        {totals.tip_cents ? <Row label={texts.tip} value={price(totals.tip_cents)} /> : null}
        {hasTotal && totals.tip_cents ? (
          <Row label={texts.toPay} value={price(amountDue(totals))} />
        ) : null}
      </dl>
      {hasTotal && withVat && vat.length > 0 && (
        <p className="receipt-totals__vat">{vat.join(" · ")}</p>
      )}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="receipt-totals__row">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
