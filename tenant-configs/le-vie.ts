import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";

/** Vietnamese bistro in Augsburg: tables and pickup, no delivery. */
export const tenant: Restaurant = {
  key: "le-vie",
  title: "Le Vie",
  subtitle: {
    de: "Vietnamesisches Bistro in der Jakobervorstadt",
    en: "Vietnamese bistro in Augsburg’s Jakobervorstadt",
  },
  description: {
    de: "Kleine Karte, viele Kräuter: Bún, Bánh mì und Salate, dazu Naturwein und Phin-Kaffee.",
    en: "A short menu with plenty of herbs: bún, bánh mì and salads, with natural wine and phin coffee.",
  },
  keywords: {
    de: "Vietnamesisches Restaurant Augsburg, Bistro, Banh mi, Bun, Kaffee, Reservierung",
    en: "Vietnamese restaurant Augsburg, bistro, banh mi, bun, coffee, reservation",
  },
  url: "https://le-vie.resto.example",
  color: "#7A2E5D",
  textColor: "#FFF5FA",
  banner: true,
  look: {
    layout: "tasting",
    font: "playfair",
    hero: "pattern",
    drawings: ["bun", "banh-mi", "iced-coffee"],
    menu: "rows",
    tone: "quiet",
  },
  delivery: false,
  reservation: true,
  address: {
    line1: "Lotusgasse 12",
    line2: "Rückgebäude",
    zip: "86153",
    city: "Augsburg",
    region: "Bayern",
  },
  location: { lat: 48.366, lng: 10.903 },
  delivary_end_min: null,
  max_delivery_location_in_km: null,
  min_delivery_amount: 0,
  min_delivery_amount_by_zip: [],
  cost_by_distance: {},
  pick_up_discount: 0,
  reusable: "none_needed",
  tax: "",
  owner: "Mai Anh Lechner",
  about: {
    text: {
      de: "Mittags ein Bánh mì auf die Hand, abends acht Tische und eine Karte, die auf eine Seite passt: Wir kochen, was es auf dem Stadtmarkt gibt, mit Kräutern aus dem eigenen Garten in Haunstetten.\n\nDer Wein kommt von Winzern, die wir kennen. Der Kaffee tropft durch den Phin, und das dauert.",
      en: "A bánh mì to go at noon, eight tables in the evening and a menu that fits on one page: we cook what the city market has, with herbs from our own garden in Haunstetten.\n\nThe wine comes from growers we know. The coffee drips through the phin, and that takes its time.",
    },
    people: [
      {
        name: "Mai Anh Lechner",
        role: { de: "Inhaberin und Köchin", en: "Owner and chef" },
      },
      {
        name: "Jonas Lechner",
        role: { de: "Wein und Service", en: "Wine and service" },
      },
      {
        name: "Thảo Vi",
        role: { de: "Kaffee und Süßes", en: "Coffee and sweets" },
      },
    ],
    photos: [],
  },
  email: "le-vie@example.com",
  phones: ["089 99998-040"],
  opened_on_holiday: false,
  hours: {
    0: null,
    1: null,
    2: [["17:00", "22:00"]],
    3: [["17:00", "22:00"]],
    4: [["17:00", "22:00"]],
    5: [
      ["11:30", "14:30"],
      ["17:00", "23:00"],
    ],
    6: [["12:00", "23:00"]],
  },
  add_ons: { ...addOns, ...additionalAddOns },
  reservation_policy: {
    seats: 24,
    stay_minutes: [
      { up_to: 2, minutes: 105 },
      { up_to: 100, minutes: 135 },
    ],
    notice_minutes: 90,
    days_ahead: 45,
    max_party: 6,
    auto_confirm: false,
  },
};
