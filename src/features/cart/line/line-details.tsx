import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { priceLine } from "@/domain/order/pricing/price-line";
import { formatPrice } from "@/domain/text/format";
import { textIn } from "@/domain/text/localized-text";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { passportViewAtom } from "@/state/menu/passport-view-atom";

interface LineDetailsProps {
  readonly line: CartLine;
  /** The dish in the current menu; undefined if it has left the menu. */
  readonly item: MenuItem | undefined;
}

/** Parts of a cart line: options, codes, deposit, minimum age and marks of the passport. */
export function LineDetails({ line, item }: LineDetailsProps) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const passport = useAtomValue(passportViewAtom);
  const priced = item && priceLine(item, { item_id: line.id, qty: 1, choices: line.item.choices });
  const details = priced?.ok ? priced.value : null;
  return (
    <>
      {details && details.choice_names.length > 0 ? (
        <p className="cart-line__choices">
          {details.choice_names.map((choice) => textIn(choice, language)).join(", ")}
        </p>
      ) : null}
      {details?.add_ons?.length ? (
        <p className="cart-line__codes">
          <span className="visually-hidden">{texts.addOns}: </span>
          {details.add_ons.join(", ")}
        </p>
      ) : null}
      {item?.deposit_cents ? (
        <p className="cart-line__codes">
          {texts.plusDeposit(formatPrice(item.deposit_cents * line.qty, language))}
        </p>
      ) : null}
      {details?.min_age ? <p className="cart-line__age">{texts.minAge(details.min_age)}</p> : null}
      {item ? passport?.ofChoices(item, line.item.choices) : null}
    </>
  );
}
