import type { Passport } from "@/domain/menu/passport/passport.schema";
import type { Language } from "@/domain/text/language";
import type { LocalizedText } from "@/domain/text/localized-text";
import { allergenTexts } from "./allergen-texts";
import { passportTexts } from "./passport-texts";

/** A passport in words, as the kitchen reads it. Empty for a passport that says nothing. */
export function passportSummary(passport: Passport): LocalizedText {
  return { de: summaryIn("de", passport), en: summaryIn("en", passport) };
}

function summaryIn(language: Language, { avoid, additives, diets, dislikes }: Passport): string {
  const texts = passportTexts[language].kitchen;
  const parts = [
    avoid.length > 0 &&
      texts.avoids(avoid.map((allergen) => allergenTexts[language][allergen]).join(", ")),
    additives.length > 0 && texts.additives(additives.join(", ")),
    diets.length > 0 &&
      texts.eats(diets.map((diet) => passportTexts[language].diets[diet]).join(", ")),
    dislikes.length > 0 && texts.dislikes(dislikes.join(", ")),
  ];
  return parts.filter((part) => part !== false).join("; ");
}
