import type { Diet } from "@/domain/menu/menu.schema";
import type { ChoiceRefusalReason } from "@/domain/menu/options/check-choices";
import { defineTexts } from "../define-texts";

interface MenuTexts {
  readonly search: string;
  readonly searchHint: string;
  readonly filter: string;
  /** Opens the table for a party. */
  readonly party: string;
  readonly chosen: string;
  readonly favourites: string;
  readonly recommendations: string;
  /** Mark on a dish. */
  readonly popular: string;
  readonly keepFavourite: (dish: string) => string;
  readonly removedFavourites: (dishes: string) => string;
  readonly unknownFavourite: string;
  readonly forgetFavourites: string;
  readonly share: (name: string) => string;
  readonly linkCopied: string;
  readonly categories: string;
  readonly menu: string;
  readonly add: (dish: string) => string;
  /** Without the name, which the heading above has. */
  readonly addThis: string;
  readonly removeOne: (dish: string) => string;
  readonly removed: (dish: string) => string;
  readonly choose: (dish: string) => string;
  readonly chooseThis: string;
  readonly added: (dish: string) => string;
  readonly soldOut: string;
  readonly soldOutUntil: (moment: string) => string;
  readonly from: string;
  readonly number: string;
  readonly litre: (price: string) => string;
  readonly deposit: (price: string) => string;
  readonly minAge: (age: number) => string;
  readonly diets: Readonly<Record<Diet, string>>;
  readonly addOns: string;
  readonly addOnsUnknown: string;
  readonly legendTitle: string;
  readonly legendIntro: string;
  readonly legendUnknown: string;
  readonly allergens: string;
  readonly additives: string;
  readonly sheetLoading: string;
  readonly close: string;
  readonly required: string;
  readonly chooseOne: string;
  readonly chooseAtMost: (max: number) => string;
  readonly chooseBetween: (min: number, max: number) => string;
  readonly chooseAtLeast: (min: number) => string;
  readonly optional: string;
  readonly clearChoice: string;
  readonly surcharge: (price: string) => string;
  readonly note: string;
  readonly noteHint: string;
  readonly quantity: string;
  readonly fewer: string;
  readonly more: string;
  readonly addForPrice: (price: string) => string;
  readonly changeForPrice: (price: string) => string;
  readonly changed: (dish: string) => string;
  readonly problems: Readonly<Record<ChoiceRefusalReason, string>>;
}

/** Texts of the menu and of the sheet with a dish's options. */
export const menuTexts = defineTexts<MenuTexts>({
  de: {
    search: "Speisekarte durchsuchen",
    searchHint: "Gericht oder Nr.",
    filter: "Filter",
    party: "Für wie viele?",
    chosen: "gewählt",
    favourites: "Meine Favoriten",
    recommendations: "Empfehlungen",
    popular: "Beliebt",
    keepFavourite: (dish) => `${dish} als Favorit merken`,
    removedFavourites: (dishes) => `Von Ihren Favoriten nicht mehr auf der Karte: ${dishes}`,
    unknownFavourite: "ein früheres Gericht",
    forgetFavourites: "Aus den Favoriten entfernen",
    share: (name) => `Link zu ${name} teilen`,
    linkCopied: "Link kopiert",
    categories: "Kategorien der Speisekarte",
    menu: "Speisekarte",
    add: (dish) => `${dish} in den Warenkorb`,
    addThis: "In den Warenkorb",
    removeOne: (dish) => `Eine Portion ${dish} aus dem Warenkorb nehmen`,
    removed: (dish) => `Eine Portion ${dish} aus dem Warenkorb genommen`,
    choose: (dish) => `${dish}: Optionen wählen`,
    chooseThis: "Optionen wählen",
    added: (dish) => `${dish} liegt im Warenkorb`,
    soldOut: "Ausverkauft",
    soldOutUntil: (moment) => `Ausverkauft, wieder ab ${moment}`,
    from: "ab",
    number: "Nummer",
    litre: (price) => `${price} pro Liter`,
    deposit: (price) => `zzgl. ${price} Pfand`,
    minAge: (age) => `ab ${age} Jahren`,
    diets: {
      vegan: "Vegan",
      vegetarian: "Vegetarisch",
      spicy: "Scharf",
      halal: "Halal",
      "gluten-free": "Glutenfrei",
      "lactose-free": "Laktosefrei",
    },
    addOns: "Allergene und Zusatzstoffe",
    addOnsUnknown: "Allergene nicht angegeben – bitte fragen Sie uns",
    legendTitle: "Allergene und Zusatzstoffe",
    legendIntro:
      "Die Kürzel stehen bei jedem Gericht und bei jeder Option. Spuren weiterer Stoffe können wir in unserer Küche nicht ausschließen.",
    legendUnknown:
      "Fehlt eine Angabe, heißt das nicht, dass das Gericht frei davon ist. Bitte fragen Sie uns.",
    allergens: "Allergene",
    additives: "Zusatzstoffe",
    sheetLoading: "Die Auswahl wird geladen …",
    close: "Schließen",
    required: "Pflicht",
    chooseOne: "Bitte eine Option wählen",
    chooseAtMost: (max) => `Bis zu ${max} wählen`,
    chooseBetween: (min, max) => `${min} bis ${max} wählen`,
    chooseAtLeast: (min) => `Mindestens ${min} wählen`,
    optional: "Nach Wunsch",
    clearChoice: "Auswahl aufheben",
    surcharge: (price) => `+ ${price}`,
    note: "Wunsch an die Küche",
    noteHint: "Zum Beispiel „ohne Koriander“. Bei Allergien rufen Sie uns bitte an.",
    quantity: "Menge",
    fewer: "Eine Portion weniger",
    more: "Eine Portion mehr",
    addForPrice: (price) => `Hinzufügen · ${price}`,
    changeForPrice: (price) => `Übernehmen · ${price}`,
    changed: (dish) => `${dish} im Warenkorb geändert`,
    problems: {
      REQUIRED: "Bitte wählen Sie hier etwas aus.",
      TOO_FEW: "Bitte wählen Sie hier noch etwas dazu.",
      TOO_MANY: "Das sind zu viele Optionen. Bitte wählen Sie weniger.",
      UNKNOWN_GROUP: "Diese Auswahl gibt es nicht mehr. Bitte laden Sie die Seite neu.",
      UNKNOWN_OPTION: "Diese Option gibt es nicht mehr. Bitte wählen Sie neu.",
      DUPLICATE_OPTION: "Eine Option ist doppelt gewählt. Bitte wählen Sie neu.",
      WRONG_SHAPE: "Diese Auswahl passt nicht zusammen. Bitte wählen Sie neu.",
    },
  },
  en: {
    search: "Search the menu",
    searchHint: "Dish or number",
    filter: "Filters",
    party: "For how many?",
    chosen: "selected",
    favourites: "My favourites",
    recommendations: "Recommendations",
    popular: "Popular",
    keepFavourite: (dish) => `Save ${dish} as a favourite`,
    removedFavourites: (dishes) => `Favourites no longer on the menu: ${dishes}`,
    unknownFavourite: "an earlier dish",
    forgetFavourites: "Remove from favourites",
    share: (name) => `Share the link to ${name}`,
    linkCopied: "Link copied",
    categories: "Menu categories",
    menu: "Menu",
    add: (dish) => `Add ${dish} to your cart`,
    addThis: "Add to cart",
    removeOne: (dish) => `Remove one ${dish} from your cart`,
    removed: (dish) => `Removed one ${dish} from your cart`,
    choose: (dish) => `${dish}: choose options`,
    chooseThis: "Choose options",
    added: (dish) => `${dish} added to your cart`,
    soldOut: "Sold out",
    soldOutUntil: (moment) => `Sold out until ${moment}`,
    from: "from",
    number: "Number",
    litre: (price) => `${price} per litre`,
    deposit: (price) => `plus ${price} deposit`,
    minAge: (age) => `${age} and over`,
    diets: {
      vegan: "Vegan",
      vegetarian: "Vegetarian",
      spicy: "Spicy",
      halal: "Halal",
      "gluten-free": "Gluten-free",
      "lactose-free": "Lactose-free",
    },
    addOns: "Allergens and additives",
    addOnsUnknown: "Allergens not declared – please ask us",
    legendTitle: "Allergens and additives",
    legendIntro:
      "Every dish and every option shows its codes. We cannot rule out traces of other substances in our kitchen.",
    legendUnknown:
      "A missing declaration does not mean that a dish is free of an ingredient. Please ask us.",
    allergens: "Allergens",
    additives: "Additives",
    sheetLoading: "Loading the options …",
    close: "Close",
    required: "Required",
    chooseOne: "Please choose one option",
    chooseAtMost: (max) => `Choose up to ${max}`,
    chooseBetween: (min, max) => `Choose ${min} to ${max}`,
    chooseAtLeast: (min) => `Choose at least ${min}`,
    optional: "Optional",
    clearChoice: "Clear selection",
    surcharge: (price) => `+ ${price}`,
    note: "Note for the kitchen",
    noteHint: "For example “no coriander”. Please call us about allergies.",
    quantity: "Quantity",
    fewer: "One less",
    more: "One more",
    addForPrice: (price) => `Add · ${price}`,
    changeForPrice: (price) => `Update · ${price}`,
    changed: (dish) => `${dish} updated in your cart`,
    problems: {
      REQUIRED: "Please choose an option here.",
      TOO_FEW: "Please choose more options here.",
      TOO_MANY: "Too many options. Please choose fewer.",
      UNKNOWN_GROUP: "This choice no longer exists. Please reload the page.",
      UNKNOWN_OPTION: "This option no longer exists. Please choose again.",
      DUPLICATE_OPTION: "An option is chosen twice. Please choose again.",
      WRONG_SHAPE: "These options do not go together. Please choose again.",
    },
  },
});
