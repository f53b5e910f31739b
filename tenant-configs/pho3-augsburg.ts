import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { lunchAndDinner } from "./lunch-and-dinner";
import { pho3Shared } from "./pho3-shared";

/** Augsburg branch of the pho house; delivers within the city. */
export const tenant: Restaurant = {
  ...pho3Shared,
  key: "pho3-augsburg",
  title: "Pho3 Augsburg",
  description: {
    de: "Rind, Huhn oder Gemüse: Unsere drei Brühen ziehen zwölf Stunden, bevor sie im Antonsviertel in die Schüssel kommen.",
    en: "Beef, chicken or vegetable: our three broths simmer for twelve hours before they reach your bowl in the Antonsviertel.",
  },
  keywords: {
    de: "Pho Augsburg, vietnamesische Nudelsuppe, Lieferservice, Mittagstisch",
    en: "pho Augsburg, Vietnamese noodle soup, delivery, lunch",
  },
  url: "https://pho3-augsburg.resto.example",
  color: "#1E6B3A",
  look: {
    layout: "story",
    font: "fraunces",
    hero: "drawing",
    drawings: ["pho", "summer-roll", "bun"],
    menu: "rows",
    tone: "rustic",
  },
  reservation: true,
  about: {
    text: {
      de: "Drei Geschwister, drei Häuser, drei Brühen. In Augsburg steht Großmutters Topf: vierzig Liter, zwölf Stunden, jeden Tag von vorn.",
      en: "Three siblings, three houses, three broths. Augsburg has grandmother’s pot: forty litres, twelve hours, every day anew.",
    },
    people: [
      {
        name: "Minh Tran-Seitz",
        role: { de: "Küche", en: "Kitchen" },
      },
      {
        name: "Lan Tran-Seitz",
        role: { de: "Gastgeberin", en: "Host" },
      },
    ],
    photos: [],
  },
  address: {
    line1: "Brühenweg 3",
    line2: "",
    zip: "86159",
    city: "Augsburg",
    region: "Bayern",
  },
  location: { lat: 48.351, lng: 10.895 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 5,
  min_delivery_amount: 15,
  min_delivery_amount_by_zip: [
    { label: "Augsburg-Hochfeld", zip: "86161", min_delivery_amount: 15 },
    { label: "Augsburg-Jakobervorstadt", zip: "86153", min_delivery_amount: 20 },
    { label: "Augsburg-Innenstadt", zip: "86150", min_delivery_amount: 20 },
    { label: "Augsburg-Pfersee", zip: "86157", min_delivery_amount: 20 },
    { label: "Augsburg-Georgsviertel", zip: "86152", min_delivery_amount: 20 },
    { label: "Augsburg-Hochzoll", zip: "86163", min_delivery_amount: 25 },
    { label: "Augsburg-Göggingen/Inningen", zip: "86199", min_delivery_amount: 25 },
    { label: "Stadtbergen", zip: "86391", min_delivery_amount: 30 },
    { label: "Augsburg-Lechhausen Nord", zip: "86167", min_delivery_amount: 30 },
    { label: "Augsburg-Haunstetten", zip: "86179", min_delivery_amount: 30 },
    { label: "Augsburg-Lechhausen Süd", zip: "86165", min_delivery_amount: 30 },
    { label: "Augsburg-Kriegshaber", zip: "86156", min_delivery_amount: 30 },
    { label: "Augsburg-Oberhausen", zip: "86154", min_delivery_amount: 30 },
  ],
  cost_by_distance: { 2: 0, 5: 2 },
  tax: "DE999999904",
  phones: ["089 99998-060"],
  opened_on_holiday: false,
  hours: {
    0: [["12:00", "21:00"]],
    1: lunchAndDinner,
    2: lunchAndDinner,
    3: lunchAndDinner,
    4: lunchAndDinner,
    5: lunchAndDinner,
    6: lunchAndDinner,
  },
};
