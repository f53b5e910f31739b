import type { MenuItem } from "@/domain/menu/menu.schema";
import { dishPrice } from "@/domain/menu/options/dish-price";
import { pricePerLitre } from "@/domain/menu/price-per-litre";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu/menu-texts";

/** Price, with the price per litre and the deposit, which are required by law. */
export function DishPriceTag({ item, language }: { item: MenuItem; language: Language }) {
  const texts = menuTexts[language];
  const { cents, isMinimum } = dishPrice(item);
  const { volume_ml, deposit_cents } = item;
  return (
    <div className="dish__prices">
      <p className="dish__price">
        {isMinimum ? <span className="dish__from">{`${texts.from} `}</span> : null}
        {formatPrice(cents, language)}
      </p>
      {volume_ml ? (
        <p className="dish__price-more">
          {texts.litre(formatPrice(pricePerLitre(cents, volume_ml), language))}
        </p>
      ) : null}
      {deposit_cents ? (
        <p className="dish__price-more">{texts.deposit(formatPrice(deposit_cents, language))}</p>
      ) : null}
    </div>
  );
}
