import type { PassportDiet } from "@/domain/menu/passport/passport.schema";
import { defineTexts } from "../define-texts";

interface PassportTexts {
  readonly title: string;
  readonly diets: Readonly<Record<PassportDiet, string>>;
  readonly dislikesTooLong: string;
  readonly kitchen: {
    readonly avoids: (allergens: string) => string;
    readonly additives: (codes: string) => string;
    readonly eats: (diets: string) => string;
    readonly dislikes: (words: string) => string;
  };
  readonly safe: string;
  /** Either may be empty, but not both. */
  readonly adjust: (choose: string, without: string) => string;
  readonly quoted: (option: string) => string;
  readonly orMore: (named: readonly string[], more: number) => string;
  readonly andMore: (named: readonly string[], more: number) => string;
  readonly unfit: (why: string) => string;
  readonly unknown: (why: string) => string;
  readonly contains: (allergens: string) => string;
  readonly notDiet: Readonly<Record<PassportDiet, string>>;
  readonly withWord: (word: string) => string;
  readonly noOption: (group: string) => string;
  readonly undeclared: string;
  readonly unlisted: (allergen: string) => string;
  readonly unmarked: (diet: string) => string;
  readonly optionUnknown: (group: string) => string;
}

/** Words about a passport and its verdicts, for guests and staff. Loaded with it, not with the page. */
export const passportTexts = defineTexts<PassportTexts>({
  de: {
    title: "Allergien & Vorlieben",
    diets: {
      vegetarian: "vegetarisch",
      vegan: "vegan",
      halal: "halal",
      "lactose-free": "laktosefrei",
    },
    dislikesTooLong: "Das sind zu viele oder zu lange Wörter. Bitte kürzen Sie die Liste.",
    kitchen: {
      // "verträgt nicht" is what the board looks for to show it in red.
      avoids: (allergens) => `Verträgt nicht: ${allergens}`,
      additives: (codes) => `keine Zusatzstoffe ${codes}`,
      eats: (diets) => `isst ${diets}`,
      dislikes: (words) => `mag nicht: ${words}`,
    },
    safe: "Passt laut Angaben",
    adjust: (choose, without) =>
      `Passt ${[choose && `mit ${choose}`, without && `ohne ${without}`].filter(Boolean).join(", ")}`,
    quoted: (option) => `„${option}“`,
    orMore: (named, more) =>
      more > 0 ? `${named.join(", ")} oder ${more} weiteren` : named.join(" oder "),
    andMore: (named, more) =>
      more > 0 ? `${named.join(", ")} und ${more} weitere` : named.join(" und "),
    unfit: (why) => `Nicht für Sie: ${why}`,
    unknown: (why) => `Unklar: ${why}`,
    contains: (allergens) => `enthält ${allergens}`,
    notDiet: {
      vegetarian: "nicht vegetarisch",
      vegan: "nicht vegan",
      halal: "nicht halal",
      "lactose-free": "enthält Milch (Laktose)",
    },
    withWord: (word) => `nennt „${word}“`,
    noOption: (group) => `keine Option von „${group}“ passt`,
    undeclared: "Allergene nicht angegeben",
    unlisted: (allergen) => `keine Angaben zu ${allergen}`,
    unmarked: (diet) => `nicht als ${diet} gekennzeichnet`,
    optionUnknown: (group) => `Angaben zu „${group}“ fehlen`,
  },
  en: {
    title: "Allergies & preferences",
    diets: {
      vegetarian: "vegetarian",
      vegan: "vegan",
      halal: "halal",
      "lactose-free": "lactose-free",
    },
    dislikesTooLong: "These words are too many or too long. Please shorten the list.",
    kitchen: {
      avoids: (allergens) => `Allergic to: ${allergens}`,
      additives: (codes) => `no additives ${codes}`,
      eats: (diets) => `eats ${diets}`,
      dislikes: (words) => `does not like: ${words}`,
    },
    safe: "Fits, as declared",
    adjust: (choose, without) =>
      `Fits ${[choose && `with ${choose}`, without && `without ${without}`].filter(Boolean).join(", ")}`,
    quoted: (option) => `“${option}”`,
    orMore: (named, more) =>
      more > 0 ? `${named.join(", ")} or ${more} more` : named.join(" or "),
    andMore: (named, more) =>
      more > 0 ? `${named.join(", ")} and ${more} more` : named.join(" and "),
    unfit: (why) => `Not for you: ${why}`,
    unknown: (why) => `Not known: ${why}`,
    contains: (allergens) => `contains ${allergens}`,
    notDiet: {
      vegetarian: "not vegetarian",
      vegan: "not vegan",
      halal: "not halal",
      "lactose-free": "contains milk (lactose)",
    },
    withWord: (word) => `mentions “${word}”`,
    noOption: (group) => `no option of “${group}” fits`,
    undeclared: "allergens not declared",
    unlisted: (allergen) => `no information about ${allergen}`,
    unmarked: (diet) => `not marked as ${diet}`,
    optionUnknown: (group) => `information about “${group}” is missing`,
  },
});
