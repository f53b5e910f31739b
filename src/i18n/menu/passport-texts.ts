import type { PassportDiet } from "@/domain/menu/passport/passport.schema";
import { defineTexts } from "../define-texts";

interface PassportTexts {
  readonly title: string;
  readonly intro: string;
  readonly avoid: string;
  readonly additives: string;
  readonly diet: string;
  readonly diets: Readonly<Record<PassportDiet, string>>;
  readonly dislikes: string;
  readonly dislikesHint: (words: number, letters: number) => string;
  readonly dislikesTooLong: string;
  /** About chosen allergens for which the menu has no code. */
  readonly notOnMenu: (allergens: string) => string;
  readonly consent: string;
  readonly tellsKitchen: string;
  readonly tellsKitchenHint: string;
  readonly kitchen: {
    readonly tell: string;
    readonly consent: string;
    readonly avoids: (allergens: string) => string;
    readonly additives: (codes: string) => string;
    readonly eats: (diets: string) => string;
    readonly dislikes: (words: string) => string;
  };
  readonly store: string;
  readonly clear: string;
  readonly stored: string;
  readonly cleared: string;
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

/** Texts of the allergy passport. Loaded with it, not with the page. */
export const passportTexts = defineTexts<PassportTexts>({
  de: {
    title: "Allergien & Vorlieben",
    intro:
      "Einmal angeben, und die ganze Karte zeigt, was für Sie passt, was mit einer anderen Option passt und wo Angaben fehlen.",
    avoid: "Das vertrage ich nicht",
    additives: "Zusatzstoffe, die ich meide",
    diet: "So esse ich",
    diets: {
      vegetarian: "vegetarisch",
      vegan: "vegan",
      halal: "halal",
      "lactose-free": "laktosefrei",
    },
    dislikes: "Das mag ich nicht",
    dislikesHint: (words, letters) =>
      `Zum Beispiel: Koriander, Zwiebeln. Bis zu ${words} Wörter mit je ${letters} Zeichen, durch Kommas getrennt.`,
    dislikesTooLong: "Das sind zu viele oder zu lange Wörter. Bitte kürzen Sie die Liste.",
    notOnMenu: (allergens) =>
      `Zu ${allergens} macht diese Karte keine Angaben. Bitte rufen Sie uns vor der Bestellung an.`,
    consent:
      "Angaben zu Allergien sind Gesundheitsdaten. Mit „Merken“ willigen Sie ein, dass sie auf diesem Gerät gespeichert werden, bis Sie sie löschen.",
    tellsKitchen: "Bei Bestellungen der Küche mitteilen",
    tellsKitchenHint: "Vor jeder Bestellung sehen Sie den Text und können ihn weglassen.",
    kitchen: {
      tell: "Der Küche mitteilen:",
      consent:
        "Das sind Gesundheitsdaten. Mit dem Haken willigen Sie ein, dass wir sie mit dieser Bestellung verarbeiten und speichern.",
      // "verträgt nicht" is what the board looks for to show it in red.
      avoids: (allergens) => `Verträgt nicht: ${allergens}`,
      additives: (codes) => `keine Zusatzstoffe ${codes}`,
      eats: (diets) => `isst ${diets}`,
      dislikes: (words) => `mag nicht: ${words}`,
    },
    store: "Merken",
    clear: "Angaben löschen",
    stored: "Ihre Angaben sind gemerkt. Die Karte richtet sich danach.",
    cleared: "Ihre Angaben sind gelöscht.",
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
    intro:
      "Tell us once, and the whole menu shows what fits, what fits with another option, and where information is missing.",
    avoid: "I cannot eat",
    additives: "Additives I avoid",
    diet: "My diet",
    diets: {
      vegetarian: "vegetarian",
      vegan: "vegan",
      halal: "halal",
      "lactose-free": "lactose-free",
    },
    dislikes: "I do not like",
    dislikesHint: (words, letters) =>
      `For example: coriander, onions. Up to ${words} words of ${letters} characters each, separated by commas.`,
    dislikesTooLong: "These words are too many or too long. Please shorten the list.",
    notOnMenu: (allergens) =>
      `This menu has no information about ${allergens}. Please call us before you order.`,
    consent:
      "Information about allergies is health data. By choosing “Save”, you agree that it is stored on this device until you delete it.",
    tellsKitchen: "Tell the kitchen when I order",
    tellsKitchenHint: "Before each order you see the text and can leave it out.",
    kitchen: {
      tell: "Tell the kitchen:",
      consent:
        "This is health data. By ticking the box, you agree that we process and store it with this order.",
      avoids: (allergens) => `Allergic to: ${allergens}`,
      additives: (codes) => `no additives ${codes}`,
      eats: (diets) => `eats ${diets}`,
      dislikes: (words) => `does not like: ${words}`,
    },
    store: "Save",
    clear: "Delete",
    stored: "Saved. The menu now follows your information.",
    cleared: "Your information has been deleted.",
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
