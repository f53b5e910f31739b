import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";
import { lunchAndDinner } from "./lunch-and-dinner";

/** Sushi and wok in Friedberg. */
export const tenant: Restaurant = {
  key: "yumi-sushi-wok",
  title: "Yumi Sushi & Wok",
  subtitle: {
    de: "Kalt gerollt, heiß geschwenkt",
    en: "Rolled cold, tossed hot",
  },
  description: {
    de: "Bunte Sushi-Bowls, Signature Rolls und Wokgerichte über den Dächern von Friedberg.",
    en: "Colourful sushi bowls, signature rolls and wok dishes above the roofs of Friedberg.",
  },
  keywords: {
    de: "Sushi Friedberg, Wok Friedberg, Poke Bowl, Lieferservice Augsburg Ost",
    en: "sushi Friedberg, wok Friedberg, poke bowl, delivery east Augsburg",
  },
  url: "https://yumi-sushi-wok.resto.example",
  color: "#F2B632",
  textColor: "#2A1B06",
  banner: true,
  look: {
    layout: "story",
    font: "baloo",
    hero: "drawing",
    drawings: ["bowl", "uramaki", "mochi"],
    menu: "tiles",
    tone: "lively",
  },
  delivery: true,
  reservation: true,
  address: {
    line1: "Kirschblütenstiege 4",
    line2: "1. Stock",
    zip: "86316",
    city: "Friedberg",
    region: "Bayern",
  },
  location: { lat: 48.357, lng: 10.985 },
  delivary_end_min: 45,
  max_delivery_location_in_km: 6.5,
  min_delivery_amount: 18,
  min_delivery_amount_by_zip: [
    { label: "Augsburg-Hochzoll", zip: "86163", min_delivery_amount: 20 },
    { label: "Augsburg-Lechhausen Süd", zip: "86165", min_delivery_amount: 25 },
    { label: "Augsburg-Hochfeld", zip: "86161", min_delivery_amount: 30 },
    { label: "Kissing", zip: "86438", min_delivery_amount: 30 },
    { label: "Augsburg-Jakobervorstadt", zip: "86153", min_delivery_amount: 35 },
    { label: "Augsburg-Lechhausen Nord", zip: "86167", min_delivery_amount: 35 },
  ],
  cost_by_distance: { 2: 0, 4: 1.5, 6.5: 3 },
  pick_up_discount: 0,
  reusable: "own_containers",
  tax: "DE999999907",
  owner: "Yumi Steinbichler",
  email: "yumi@example.com",
  phones: ["089 99998-090", "089 99998-091"],
  opened_on_holiday: true,
  hours: {
    0: lunchAndDinner,
    1: lunchAndDinner,
    2: lunchAndDinner,
    3: lunchAndDinner,
    4: lunchAndDinner,
    5: [["11:00", "23:00"]],
    6: [["11:00", "23:00"]],
  },
  add_ons: { ...addOns, ...additionalAddOns },
};
