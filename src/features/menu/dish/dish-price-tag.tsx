import { litreCents } from "@/domain/menu/litre-cents";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/shared/language";
import { formatPrice } from "@/i18n/format";
import { menuTexts } from "@/i18n/menu-texts";
import { dishPrice } from "./dish-price";

/** Price with what the law wants beside it: price per litre and deposit. */
export function DishPriceTag({ item, language }: { item: MenuItem; language: Language }) {
  const texts = menuTexts[language];
  const { cents, from } = dishPrice(item);
  const { volume_ml, deposit_cents } = item;
  return (
    <div className="dish__prices">
      <p className="dish__price">
        {from ? <span className="dish__from">{`${texts.from} `}</span> : null}
        {formatPrice(cents, language)}
      </p>
      {volume_ml ? (
        <p className="dish__price-more">
          {texts.litre(formatPrice(litreCents(cents, volume_ml), language))}
        </p>
      ) : null}
      {deposit_cents ? (
        <p className="dish__price-more">{texts.deposit(formatPrice(deposit_cents, language))}</p>
      ) : null}
    </div>
  );
}
