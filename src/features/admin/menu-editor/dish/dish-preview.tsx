import { useState } from "react";
import { normaliseItem } from "@/domain/menu/draft/normalise-menu";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { pricePerLitre } from "@/domain/menu/price-per-litre";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { LANGUAGES } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { menuTexts } from "@/i18n/menu-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import "./dish-preview.css";

/** A dish as guests see it, with its options, in either language. */
export function DishPreview({ item }: { item: MenuItem }) {
  const texts = useTexts(menuEditorTexts);
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <aside className="dish-preview" aria-label={texts.preview}>
      <div className="dish-preview__head">
        <h3 className="dish-preview__title">{texts.preview}</h3>
        <fieldset className="dish-preview__languages">
          <legend className="visually-hidden">{texts.previewIn}</legend>
          {LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              className="dish-preview__language"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {each.toUpperCase()}
              <span className="visually-hidden">
                {` ${each === "de" ? texts.german : texts.english}`}
              </span>
            </button>
          ))}
        </fieldset>
      </div>
      <Card item={normaliseItem(item)} language={language} />
    </aside>
  );
}

function Card({ item, language }: { item: MenuItem; language: Language }) {
  const texts = menuTexts[language];
  const { number, name, description, diet = [], min_age, add_ons } = item;
  const diets = diet.filter((each) => each !== "vegetarian" || !diet.includes("vegan"));
  const marks = [
    ...diets.map((each) => texts.diets[each]),
    ...(min_age === undefined || Number.isNaN(min_age) ? [] : [texts.minAge(min_age)]),
  ];
  return (
    <div
      className="dish-card"
      data-testid="dish-preview"
      lang={language}
      data-sold-out={item.sold_out || undefined}
    >
      <p className="dish-card__name">
        {number ? <span className="dish-card__number">{number} </span> : null}
        {textIn(name, language) || "…"}
      </p>
      <Prices item={item} language={language} />
      {description ? <p className="dish-card__text">{textIn(description, language)}</p> : null}
      {marks.length > 0 ? <p className="dish-card__marks">{marks.join(" · ")}</p> : null}
      <p className="dish-card__codes">{add_ons ? add_ons.join(", ") : texts.addOnsUnknown}</p>
      {item.sold_out ? <p className="dish-card__sold-out">{texts.soldOut}</p> : null}
      {sortedOptionGroups(item).map(([id, setting]) => (
        <div key={id} className="dish-card__group">
          <p className="dish-card__group-name">
            {textIn(setting.label, language) || "…"}
            {setting.required || setting.min ? <small>{texts.required}</small> : null}
          </p>
          <ul>
            {setting.options.map(({ value, label, preis, add_ons: codes }) => (
              <li key={value} className="dish-card__option" data-type={setting.type}>
                <span>
                  {textIn(label, language) || "…"}
                  {codes?.length ? <small> {codes.join(", ")}</small> : null}
                </span>
                {setting.costs && preis > 0 ? (
                  <span>{texts.surcharge(formatPrice(centsFromEuros(preis), language))}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Lowest possible price, price per litre and deposit. */
function Prices({ item, language }: { item: MenuItem; language: Language }) {
  const texts = menuTexts[language];
  const { preis, volume_ml, deposit_cents, settings } = item;
  if (Number.isNaN(preis)) return <p className="dish-card__price">–</p>;
  const required = Object.values(settings).filter(
    ({ type, costs, required }) => type === "radio" && costs && required,
  );
  const extras = required.map(({ options }) =>
    options.map((option) => (Number.isNaN(option.preis) ? 0 : centsFromEuros(option.preis))),
  );
  const least = extras.reduce(
    (sum, prices) => sum + (prices.length > 0 ? Math.min(...prices) : 0),
    centsFromEuros(preis),
  );
  const from = extras.some((prices) => new Set(prices).size > 1);
  return (
    <div className="dish-card__price">
      <p>
        {from ? `${texts.from} ` : ""}
        {formatPrice(least, language)}
      </p>
      {volume_ml ? (
        <small>{texts.litre(formatPrice(pricePerLitre(least, volume_ml), language))}</small>
      ) : null}
      {deposit_cents ? <small>{texts.deposit(formatPrice(deposit_cents, language))}</small> : null}
    </div>
  );
}
