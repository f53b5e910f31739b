import type { MenuInput } from "@/domain/menu/menu.schema";
import { heat } from "./option-groups";

/** Dishes that only the Augsburg branch sells: lunch sandwiches, student bowls and drinks from the city. */
export const augsburgOffer: MenuInput["items"] = [
  {
    id: "banh-mi-pork",
    category: "local",
    number: "80",
    name: { de: "Bánh mì mit Grillschwein", en: "Bánh mì with grilled pork" },
    description: {
      de: "Knuspriges Baguette, Pastete, eingelegtes Gemüse und Koriander",
      en: "Crisp baguette, pâté, pickled vegetables and coriander",
    },
    preis: 8.5,
    settings: { heat },
    add_ons: ["M", "a", "c", "d", "f"],
    vat: 7,
  },
  {
    id: "banh-mi-tofu",
    category: "local",
    number: "81",
    name: { de: "Bánh mì mit Tofu", en: "Bánh mì with tofu" },
    description: {
      de: "Mit Zitronengras gebraten, dazu Gurke und Chili",
      en: "Fried with lemongrass, with cucumber and chilli",
    },
    preis: 7.9,
    settings: { heat },
    add_ons: ["a", "f"],
    diet: ["vegan", "vegetarian"],
    vat: 7,
  },
  {
    id: "banh-mi-weisswurst",
    category: "local",
    number: "82",
    name: { de: "Bánh mì „Fuggerei“", en: "Bánh mì “Fuggerei”" },
    description: {
      de: "Gegrillte Weißwurst, süßer Senf und eingelegter Rettich: Augsburg trifft Saigon",
      en: "Grilled Weisswurst, sweet mustard and pickled radish: Augsburg meets Saigon",
    },
    preis: 8.9,
    add_ons: ["2", "M", "a", "c"],
    vat: 7,
  },
  {
    id: "pho-student",
    category: "local",
    number: "83",
    name: { de: "Mensa-Phở", en: "Canteen pho" },
    description: {
      de: "Kleine Rinderbrühe, werktags bis 14:30 Uhr, gegen Vorlage des Studierendenausweises",
      en: "A small beef broth, weekdays until 14:30, on showing a student card",
    },
    preis: 9.9,
    add_ons: ["d"],
    diet: ["gluten-free", "lactose-free"],
    vat: 7,
  },
  {
    id: "augsburg-helles",
    category: "drinks",
    name: {
      de: "Helles aus der Augsburger Altstadt 0,5 l",
      en: "Old town lager from Augsburg 0.5 l",
    },
    preis: 3.9,
    add_ons: ["a"],
    vat: 19,
    volume_ml: 500,
    deposit_cents: 8,
    min_age: 16,
  },
  {
    id: "lech-apple",
    category: "drinks",
    name: { de: "Apfelschorle vom Lechufer 0,5 l", en: "Lechside apple spritzer 0.5 l" },
    preis: 3.6,
    add_ons: [],
    diet: ["vegan"],
    vat: 19,
    volume_ml: 500,
    deposit_cents: 15,
  },
  {
    id: "city-espresso",
    category: "drinks",
    name: {
      de: "Espresso aus der Rösterei ums Eck",
      en: "Espresso from the roastery around the corner",
    },
    preis: 2.6,
    add_ons: ["9"],
    diet: ["vegan"],
    vat: 19,
  },
];
