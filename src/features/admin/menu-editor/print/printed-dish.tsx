import type { MenuItem, MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { dishPrice } from "@/domain/menu/options/dish-price";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { pricePerLitre } from "@/domain/menu/price-per-litre";
import { type Cents, centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { PrintedText } from "./printed-text";

interface PrintedDishProps {
  readonly item: MenuItem;
  readonly languages: readonly Language[];
}

/** A dish with number, codes and price, and the options that have a price or codes, in the first language. */
export function PrintedDish({ item, languages }: PrintedDishProps) {
  const [first = "de"] = languages;
  const texts = menuTexts[first];
  const { cents, isMinimum } = dishPrice(item);
  const { number, name, description, add_ons, volume_ml, deposit_cents } = item;
  return (
    <div className="printed-dish">
      <span className="printed-dish__number">{number}</span>
      <div>
        <h3>
          <PrintedText text={name} languages={languages} isInline>
            <small>{add_ons ? add_ons.join(", ") : texts.addOnsUnknown}</small>
          </PrintedText>
        </h3>
        {description ? <PrintedText text={description} languages={languages} /> : null}
        {sortedOptionGroups(item)
          .filter(([, group]) =>
            group.options.some((each) => priceOf(each, group) > 0 || each.add_ons?.length),
          )
          .map(([id, group]) => (
            <p key={id} className="printed-dish__options">
              {optionsText(group, first)}
            </p>
          ))}
      </div>
      <p className="printed-dish__price">
        {isMinimum ? `${texts.from} ` : ""}
        {formatPrice(cents, first)}
        {volume_ml ? (
          <small>{texts.litre(formatPrice(pricePerLitre(cents, volume_ml), first))}</small>
        ) : null}
        {deposit_cents ? <small>{texts.deposit(formatPrice(deposit_cents, first))}</small> : null}
      </p>
    </div>
  );
}

function priceOf(option: MenuOption, { costs }: MenuOptionGroup): Cents {
  return costs ? centsFromEuros(option.preis) : 0;
}

/** "Einlage: Tofu (F), Garnelen (B) + 2,00 €" */
function optionsText(group: MenuOptionGroup, language: Language): string {
  const { surcharge } = menuTexts[language];
  const each = group.options.map((option) => {
    const cents = priceOf(option, group);
    const codes = option.add_ons?.length ? ` (${option.add_ons.join(", ")})` : "";
    const price = cents > 0 ? ` ${surcharge(formatPrice(cents, language))}` : "";
    return `${textIn(option.label, language)}${codes}${price}`;
  });
  return `${textIn(group.label, language)}: ${each.join(", ")}`;
}
