import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { lunchAndDinner } from "./lunch-and-dinner";
import { pho3Shared } from "./pho3-shared";

/** Schwabmünchen branch of the pho house: pickup and delivery on the Lechfeld, no tables. */
export const tenant: Restaurant = {
  ...pho3Shared,
  key: "pho3-schwabmuenchen",
  title: "Pho3 Schwabmünchen",
  description: {
    de: "Pho und Wok für Schwabmünchen und das Lechfeld: frisch gekocht, heiß geliefert, Brühe und Nudeln getrennt verpackt.",
    en: "Pho and wok for Schwabmünchen and the Lechfeld: freshly cooked, delivered hot, broth and noodles packed separately.",
  },
  keywords: {
    de: "Pho Schwabmünchen, Asia Lieferservice Lechfeld, Nudelsuppe, Wok",
    en: "pho Schwabmünchen, Asian delivery Lechfeld, noodle soup, wok",
  },
  url: "https://pho3-schwabmuenchen.resto.example",
  color: "#5F6410",
  look: {
    layout: "tasting",
    font: "fraunces",
    hero: "pattern",
    drawings: ["pho", "wok", "summer-roll"],
    menu: "rows",
    tone: "rustic",
  },
  reservation: false,
  address: {
    line1: "Reisfeldstraße 17",
    line2: "",
    zip: "86830",
    city: "Schwabmünchen",
    region: "Bayern",
  },
  location: { lat: 48.179, lng: 10.757 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 15,
  min_delivery_amount: 15,
  min_delivery_amount_by_zip: [
    { label: "Hiltenfingen", zip: "86856", min_delivery_amount: 20 },
    { label: "Langerringen", zip: "86853", min_delivery_amount: 20 },
    { label: "Untermeitingen", zip: "86836", min_delivery_amount: 25 },
    { label: "Graben", zip: "86836", min_delivery_amount: 30 },
    { label: "Großaitingen", zip: "86845", min_delivery_amount: 30 },
    { label: "Wehringen", zip: "86517", min_delivery_amount: 40 },
    { label: "Scherstetten", zip: "86872", min_delivery_amount: 40 },
    { label: "Kleinaitingen", zip: "86507", min_delivery_amount: 45 },
    { label: "Lamerdingen", zip: "86862", min_delivery_amount: 45 },
    { label: "Oberottmarshausen", zip: "86507", min_delivery_amount: 50 },
    { label: "Bobingen", zip: "86399", min_delivery_amount: 60 },
    { label: "Königsbrunn", zip: "86343", min_delivery_amount: 70 },
  ],
  cost_by_distance: { 4: 1.5, 8: 3, 15: 5 },
  tax: "DE999999906",
  phones: ["089 99998-080"],
  opened_on_holiday: false,
  hours: {
    0: [["17:00", "21:30"]],
    1: lunchAndDinner,
    2: lunchAndDinner,
    3: null,
    4: lunchAndDinner,
    5: lunchAndDinner,
    6: [["17:00", "22:00"]],
  },
};
