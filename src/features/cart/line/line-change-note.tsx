import type { LineChange } from "@/domain/cart/cart-changes";
import { formatPrice } from "@/domain/text/format";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage } from "@/i18n/use-texts";

/** Describes how a cart line has changed since it was added. Prices are per portion. */
export function LineChangeNote({ change }: { change: LineChange }) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const price = (cents: number) => formatPrice(cents, language);
  switch (change.kind) {
    case "removed":
      return <p className="cart-line__problem">{texts.unavailable}</p>;
    case "choose-again":
      return <p className="cart-line__problem">{texts.chooseAgain}</p>;
    case "options-removed":
      return <p className="cart-line__problem">{texts.optionsRemoved(price(change.now_cents))}</p>;
    case "price":
      return (
        <p className="cart-line__changed">
          {change.previous_cents === null
            ? texts.nowOnly(price(change.now_cents))
            : texts.wasNow(price(change.previous_cents), price(change.now_cents))}
        </p>
      );
  }
}
