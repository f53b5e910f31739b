import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";
import { lunchAndDinner } from "./lunch-and-dinner";

/** The default tenant: a Vietnamese, Thai and Japanese family restaurant. */
export const tenant: Restaurant = {
  key: "resto-bobingen",
  title: "Resto Bobingen",
  subtitle: {
    de: "Vietnamesisch, Thai und Sushi\u00a0– die Familienküche in Bobingen",
    en: "Vietnamese, Thai and sushi – the family kitchen in Bobingen",
  },
  description: {
    de: "Brühen, die über Nacht ziehen, Wokgerichte von der offenen Flamme und Sushi, das erst nach Ihrer Bestellung gerollt wird. Zum Abholen, nach Hause geliefert oder am Tisch unter den Lampions.",
    en: "Broths that simmer overnight, wok dishes from an open flame and sushi rolled only once you order. For pickup, delivered to your door or at a table beneath our lanterns.",
  },
  keywords: {
    de: "Restaurant Bobingen, Asia Lieferservice, Sushi, Pho, Wok, Thai Curry, Tischreservierung",
    en: "restaurant Bobingen, Asian delivery, sushi, pho, wok, Thai curry, table reservation",
  },
  url: "https://bobingen.resto.example",
  color: "#B3261E",
  textColor: "#FFF7ED",
  banner: true,
  look: {
    font: "bricolage",
    hero: "drawing",
    drawings: ["pho", "nigiri", "spring-roll"],
    menu: "rows",
    tone: "lively",
  },
  delivery: true,
  reservation: true,
  address: {
    line1: "Am Lampionhof 3",
    line2: "",
    zip: "86399",
    city: "Bobingen",
    region: "Bayern",
  },
  location: { lat: 48.271, lng: 10.834 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 10,
  min_delivery_amount: 17,
  min_delivery_amount_by_zip: [
    { label: "Wehringen", zip: "86517", min_delivery_amount: 27 },
    { label: "Oberottmarshausen", zip: "86507", min_delivery_amount: 27 },
    { label: "Königsbrunn", zip: "86343", min_delivery_amount: 30 },
    { label: "Kleinaitingen", zip: "86507", min_delivery_amount: 35 },
    { label: "Großaitingen", zip: "86845", min_delivery_amount: 35 },
    { label: "Augsburg-Haunstetten", zip: "86179", min_delivery_amount: 40 },
    { label: "Augsburg-Göggingen/Inningen", zip: "86199", min_delivery_amount: 40 },
    { label: "Graben", zip: "86836", min_delivery_amount: 50 },
    { label: "Gessertshausen", zip: "86459", min_delivery_amount: 55 },
    { label: "Diedorf", zip: "86420", min_delivery_amount: 55 },
    { label: "Augsburg-Antonsviertel", zip: "86159", min_delivery_amount: 55 },
  ],
  cost_by_distance: { 2: 0, 5: 1.5, 8: 2, 10: 3 },
  pick_up_discount: 10,
  tax: "DE999999901",
  owner: "Linh Nguyen-Huber",
  email: "bobingen@example.com",
  phones: ["089 99998-010", "089 99998-011"],
  opened_on_holiday: true,
  hours: {
    0: lunchAndDinner,
    1: null,
    2: lunchAndDinner,
    3: lunchAndDinner,
    4: lunchAndDinner,
    5: lunchAndDinner,
    6: lunchAndDinner,
  },
  add_ons: { ...addOns, ...additionalAddOns },
  order_policy: {
    pickup_lead_minutes: 20,
    delivery_lead_minutes: 45,
    days_ahead: 7,
    orders_per_slot: 8,
  },
  reservation_policy: {
    seats: 48,
    stay_minutes: [
      { up_to: 2, minutes: 90 },
      { up_to: 4, minutes: 120 },
      { up_to: 100, minutes: 150 },
    ],
    notice_minutes: 60,
    days_ahead: 60,
    max_party: 10,
    auto_confirm: true,
  },
};
