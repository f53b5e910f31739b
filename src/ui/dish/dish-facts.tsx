import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu/menu-texts";
import "./dish-facts.css";
import { shownDiets } from "./shown-diets";

/**
 * Diets, minimum age and add-on codes of a dish in one line. The sheet of the dish explains the codes;
 * `add_ons` undefined means not declared, which differs from an empty list.
 */
export function DishFacts({ item, language }: { item: MenuItem; language: Language }) {
  const texts = menuTexts[language];
  const diets = shownDiets(item);
  const { add_ons, min_age } = item;
  if (diets.length === 0 && min_age === undefined && add_ons?.length === 0) return null;
  return (
    <p className="dish-facts">
      {diets.map((diet) => (
        <span key={diet} className={`dish-facts__mark dish-facts__mark--${diet}`}>
          {texts.diets[diet]}
        </span>
      ))}
      {min_age === undefined ? null : (
        <span className="dish-facts__mark">{texts.minAge(min_age)}</span>
      )}
      {add_ons ? null : <span>{texts.addOnsUnknown}</span>}
      {add_ons && add_ons.length > 0 ? (
        <span>
          <span className="visually-hidden">{`${texts.addOns}: `}</span>
          {add_ons.join(", ")}
        </span>
      ) : null}
    </p>
  );
}
