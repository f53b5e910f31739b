import type { Quote } from "@/domain/order/pricing/quote.schema";
import { formatPrice } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { type PriceChange, priceChanges } from "./price-changes";

interface PriceDifferenceProps {
  readonly before: Quote;
  readonly now: Quote;
  /** Null if the guest had not accepted the old price yet. */
  readonly onAccept: (() => void) | null;
}

/** Every changed amount, before and now, with a button to accept them. */
export function PriceDifference({ before, now, onAccept }: PriceDifferenceProps) {
  const texts = useTexts(checkoutTexts);
  const language = useLanguage();
  const refusal = useRefusalText()({ reason: "PRICE_CHANGED" });
  const price = (cents: number) => formatPrice(cents, language);
  const nameOf = useChangeName();
  return (
    <Notice tone="warning" title={onAccept ? refusal.title : texts.pricesUpdated}>
      {onAccept && <p>{refusal.help}</p>}
      <table className="price-difference" data-testid="price-difference">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.priceItem}</th>
            <th scope="col">{texts.priceBefore}</th>
            <th scope="col">{texts.priceNow}</th>
          </tr>
        </thead>
        <tbody>
          {priceChanges(before, now).map((change, index) => (
            // Two lines of one dish with different options have the same name.
            <tr key={`${index} ${nameOf(change)}`}>
              <th scope="row">{nameOf(change)}</th>
              <td>
                <s>{price(change.before)}</s>
              </td>
              <td>{price(change.now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onAccept && (
        <p className="checkout-actions">
          <button className="button button--primary" type="button" onClick={onAccept}>
            {texts.acceptPrice(price(now.total_cents))}
          </button>
        </p>
      )}
    </Notice>
  );
}

function useChangeName(): (change: PriceChange) => string {
  const receipt = useTexts(receiptTexts);
  const textIn = useTextIn();
  return ({ item }) => (typeof item === "string" ? receipt[item] : textIn(item));
}
