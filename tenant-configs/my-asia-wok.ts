import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";
import { lunchAndDinner } from "./lunch-and-dinner";

/** Wok kitchen in Gersthofen, north of Augsburg: pickup and delivery, no tables. */
export const tenant: Restaurant = {
  key: "my-asia-wok",
  title: "My Asia Wok",
  subtitle: {
    de: "Ihr Wok, Ihre Sauce, Ihre Schärfe",
    en: "Your wok, your sauce, your heat",
  },
  description: {
    de: "Wählen Sie Nudeln oder Reis, Einlage und Sauce: Nach sechs Minuten über der Flamme ist Ihr Gericht fertig.",
    en: "Choose noodles or rice, protein and sauce: six minutes over the flame and your dish is ready.",
  },
  keywords: {
    de: "Wok Gersthofen, Asia Imbiss, gebratene Nudeln, Lieferservice Augsburg Nord",
    en: "wok Gersthofen, Asian takeaway, fried noodles, delivery north Augsburg",
  },
  url: "https://my-asia-wok.resto.example",
  color: "#B8430F",
  textColor: "#FFFFFF",
  banner: true,
  look: {
    layout: "list",
    font: "oswald",
    hero: "split",
    drawings: ["wok", "noodle-box", "spring-roll"],
    menu: "tiles",
    tone: "lively",
  },
  delivery: true,
  reservation: false,
  address: {
    line1: "Wokgässchen 21",
    line2: "",
    zip: "86368",
    city: "Gersthofen",
    region: "Bayern",
  },
  location: { lat: 48.424, lng: 10.873 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 6,
  min_delivery_amount: 15,
  min_delivery_amount_by_zip: [
    { label: "Augsburg-Hammerschmiede", zip: "86169", min_delivery_amount: 20 },
    { label: "Augsburg-Oberhausen", zip: "86154", min_delivery_amount: 20 },
    { label: "Neusäß", zip: "86356", min_delivery_amount: 25 },
    { label: "Augsburg-Kriegshaber", zip: "86156", min_delivery_amount: 25 },
    { label: "Augsburg-Lechhausen Nord", zip: "86167", min_delivery_amount: 30 },
    { label: "Augsburg-Georgsviertel", zip: "86152", min_delivery_amount: 35 },
  ],
  cost_by_distance: { 3: 0, 6: 2 },
  pick_up_discount: 10,
  reusable: "none_needed",
  tax: "",
  owner: "Somchai Wagenhäuser",
  email: "my-asia-wok@example.com",
  phones: ["089 99998-050"],
  opened_on_holiday: true,
  hours: {
    0: [["12:00", "21:30"]],
    1: lunchAndDinner,
    2: null,
    3: lunchAndDinner,
    4: lunchAndDinner,
    5: lunchAndDinner,
    6: [["12:00", "22:00"]],
  },
  add_ons: { ...addOns, ...additionalAddOns },
  order_policy: {
    pickup_lead_minutes: 10,
    delivery_lead_minutes: 35,
    days_ahead: 2,
    orders_per_slot: 12,
  },
};
