import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Place } from "@/domain/delivery/place.schema";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

const lunchAndDinner: OpeningInterval[] = [
  ["11:00", "14:30"],
  ["17:00", "22:00"],
];

/** A fictional restaurant: closed Mondays, delivery ends 30 minutes before closing. */
export const sampleRestaurant: Restaurant = {
  key: "resto-sample",
  title: "Beispielküche",
  subtitle: "Nudeln",
  description: "Nudeln und Suppen",
  keywords: "Nudeln",
  url: "https://sample.example",
  color: "#b3261e",
  textColor: "#ffffff",
  banner: true,
  delivery: true,
  reservation: true,
  address: { line1: "Teststraße 1", line2: "", zip: "86399", city: "Bobingen", region: "Bayern" },
  location: { lat: 48.271, lng: 10.834 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 10,
  min_delivery_amount: 17,
  min_delivery_amount_by_zip: [
    { label: "Oberottmarshausen", zip: "86507", min_delivery_amount: 27 },
    { label: "Kleinaitingen", zip: "86507", min_delivery_amount: 35 },
  ],
  cost_by_distance: { "10": 3, "7.5": 2, "5": 1 },
  pick_up_discount: 10,
  reusable: "offered",
  reusable_deposit_cents: 500,
  tax: "",
  owner: "Erika Beispiel",
  phones: ["089 99998-010"],
  opened_on_holiday: false,
  hours: {
    0: lunchAndDinner,
    1: null,
    2: lunchAndDinner,
    3: lunchAndDinner,
    4: lunchAndDinner,
    5: lunchAndDinner,
    6: lunchAndDinner,
  },
  add_ons: {
    A: { label: { de: "Gluten", en: "Gluten" }, allergen: "gluten" },
    F: { label: { de: "Soja", en: "Soy" }, allergen: "soy" },
    "1": { label: { de: "mit Farbstoff", en: "with colouring" } },
  },
};

export function aText(text: string): { de: string; en: string } {
  return { de: text, en: `${text} (en)` };
}

/** A dish for 9,50 € with a required radio and a costing checkbox. */
export const noodles: MenuItem = {
  id: "noodles",
  category: "mains",
  name: aText("Nudeln"),
  preis: 9.5,
  settings: {
    size: {
      type: "radio",
      costs: true,
      required: true,
      label: aText("Größe"),
      options: [
        { value: "small", preis: 0, label: aText("klein") },
        { value: "large", preis: 2.1, label: aText("groß") },
      ],
    },
    extras: {
      type: "checkbox",
      costs: true,
      max: 2,
      label: aText("Extras"),
      options: [
        { value: "tofu", preis: 1.5, label: aText("Tofu"), add_ons: ["F"] },
        { value: "egg", preis: 1.05, label: aText("Ei") },
        { value: "chili", preis: 0, label: aText("Chili") },
      ],
    },
    without: {
      type: "checkbox",
      costs: false,
      label: aText("Ohne"),
      options: [{ value: "coriander", preis: 5, label: aText("Koriander") }],
    },
  },
  add_ons: ["A"],
  vat: 7,
};

/** A bottle for 3 € with 25 ct deposit. */
export const lemonade: MenuItem = {
  id: "lemonade",
  category: "drinks",
  name: aText("Limonade"),
  preis: 3,
  settings: {},
  vat: 19,
  deposit_cents: 25,
};

/** Costs exactly one euro. */
export const rice: MenuItem = {
  id: "rice",
  category: "mains",
  name: aText("Reis"),
  preis: 1,
  settings: {},
  add_ons: [],
  vat: 7,
};

export const sampleMenu: Menu = {
  rev: 4,
  categories: [
    { id: "mains", name: aText("Hauptgerichte") },
    { id: "drinks", name: aText("Getränke") },
  ],
  items: [noodles, lemonade, rice],
};

export const samplePlaces: Place[] = [
  { zip: "86399", name: "Bobingen", location: { lat: 48.271, lng: 10.834 } },
  { zip: "86507", name: "Oberottmarshausen", location: { lat: 48.237, lng: 10.857 } },
  { zip: "86507", name: "Kleinaitingen", location: { lat: 48.218, lng: 10.869 } },
  { zip: "86971", name: "Peiting", location: { lat: 47.796, lng: 10.93 } },
];

export function anOrderContext(changes: Partial<OrderContext> = {}): OrderContext {
  return {
    restaurant: sampleRestaurant,
    menu: sampleMenu,
    availability: DEFAULT_AVAILABILITY,
    places: samplePlaces,
    ...changes,
  };
}
