import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";
import { lunchAndDinner } from "./lunch-and-dinner";

/**
 * Example of a configuration: uses every field but `logo`, with the fees of docs/rules.md#tenants.
 */
export const tenant: Restaurant = {
  key: "resto-example",
  title: "Zum Beispiel",
  subtitle: {
    de: "Das Wirtshaus, in dem alles einmal vorkommt",
    en: "The tavern that has one of everything",
  },
  description: {
    de: "Bayerische Klassiker, eine Handvoll Pizzen und ein Wok: unser Beispiel zeigt, was eine Karte auf dieser Seite kann.",
    en: "Bavarian classics, a handful of pizzas and a wok: our example shows what a menu on this site can do.",
  },
  keywords: {
    de: "Beispielrestaurant, Wirtshaus, Königsbrunn, Lieferservice, Abholung",
    en: "example restaurant, tavern, Königsbrunn, delivery, pickup",
  },
  url: "https://example.resto.example",
  color: "#5B3FA6",
  textColor: "#FFFFFF",
  banner: true,
  look: {
    layout: "list",
    font: "alegreya",
    hero: "drawing",
    drawings: ["roast", "pizza", "beer"],
    menu: "rows",
    tone: "rustic",
  },
  delivery: true,
  reservation: true,
  address: {
    line1: "Musterplatz 1",
    line2: "Eingang über den Innenhof",
    zip: "86343",
    city: "Königsbrunn",
    region: "Bayern",
  },
  location: { lat: 48.275, lng: 10.892 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 10,
  min_delivery_amount: 15,
  min_delivery_amount_by_zip: [
    // Two villages share the postal code 86507; the label distinguishes them.
    { label: "Oberottmarshausen", zip: "86507", min_delivery_amount: 20 },
    { label: "Kleinaitingen", zip: "86507", min_delivery_amount: 30 },
    { label: "Augsburg-Haunstetten", zip: "86179", min_delivery_amount: 20 },
    { label: "Bobingen", zip: "86399", min_delivery_amount: 20 },
    { label: "Augsburg-Göggingen/Inningen", zip: "86199", min_delivery_amount: 30 },
    // An entry without a postal code applies to the town in the label.
    { label: "Kissing", zip: "", min_delivery_amount: 30 },
    { label: "Wehringen", zip: null, min_delivery_amount: 35 },
    { label: "Augsburg-Antonsviertel", zip: "86159", min_delivery_amount: 40 },
    { label: "Augsburg-Hochfeld", zip: "86161", min_delivery_amount: 40 },
    { label: "Augsburg-Hochzoll", zip: "86163", min_delivery_amount: 45 },
    { label: "Großaitingen", zip: "86845", min_delivery_amount: 45 },
    { label: "Augsburg-Pfersee", zip: "86157", min_delivery_amount: 45 },
  ],
  cost_by_distance: { 5: 1, 10: 3 },
  pick_up_discount: 10,
  reusable: "offered",
  reusable_deposit_cents: 200,
  tax: "DE999999902",
  owner: "Max Mustermann",
  about: {
    text: {
      de: "Seit drei Generationen wird hier gekocht, geschenkt und diskutiert. Neu sind nur die Pizzen und der Wok, und selbst an die hat sich der Stammtisch gewöhnt.",
      en: "Three generations have cooked, poured and argued here. Only the pizzas and the wok are new, and even the regulars have got used to them.",
    },
    people: [
      {
        name: "Max Mustermann",
        role: { de: "Wirt", en: "Landlord" },
      },
      {
        name: "Erika Mustermann",
        role: { de: "Küche", en: "Kitchen" },
      },
    ],
    photos: [],
  },
  email: "muster@example.com",
  phones: ["089 99998-020", "089 99998-021"],
  opened_on_holiday: false,
  hours: {
    0: [["11:30", "21:00"]],
    1: lunchAndDinner,
    2: lunchAndDinner,
    3: null,
    4: [
      ["08:00", "10:30"],
      ["11:30", "14:30"],
      ["17:00", "24:00"],
    ],
    // A closing time before the opening time is on the next day.
    5: [
      ["11:00", "14:30"],
      ["17:00", "01:00"],
    ],
    6: [["17:00", "02:00"]],
  },
  add_ons: { ...addOns, ...additionalAddOns },
  order_policy: {
    pickup_lead_minutes: 15,
    delivery_lead_minutes: 40,
    days_ahead: 14,
    orders_per_slot: 5,
  },
  reservation_policy: {
    seats: 30,
    stay_minutes: [
      { up_to: 2, minutes: 90 },
      { up_to: 6, minutes: 120 },
      { up_to: 100, minutes: 180 },
    ],
    notice_minutes: 120,
    days_ahead: 30,
    max_party: 6,
    auto_confirm: false,
  },
  rev: 1,
};
