import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu-texts";

/** Diets and minimum age of a dish. A vegan dish is not also marked as vegetarian. */
export function DietMarks({ item, language }: { item: MenuItem; language: Language }) {
  const texts = menuTexts[language];
  const diets = (item.diet ?? []).filter(
    (diet) => diet !== "vegetarian" || !item.diet?.includes("vegan"),
  );
  if (diets.length === 0 && item.min_age === undefined) return null;
  return (
    <ul className="diets">
      {diets.map((diet) => (
        <li key={diet} className={`diets__mark diets__mark--${diet}`}>
          {texts.diets[diet]}
        </li>
      ))}
      {item.min_age === undefined ? null : (
        <li className="diets__mark diets__mark--age">{texts.minAge(item.min_age)}</li>
      )}
    </ul>
  );
}
