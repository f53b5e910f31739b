import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { lunchAndDinner } from "./lunch-and-dinner";
import { pho3Shared } from "./pho3-shared";

/** Peiting branch of the pho house; delivers far into the villages of the Pfaffenwinkel. */
export const tenant: Restaurant = {
  ...pho3Shared,
  key: "pho3-peiting",
  title: "Pho3 Peiting",
  description: {
    de: "Heiße Brühe mit Blick auf die Berge: Pho, Bún und Sommerrollen für Peiting, Schongau und den Pfaffenwinkel.",
    en: "Hot broth with a view of the Alps: pho, bún and summer rolls for Peiting, Schongau and the Pfaffenwinkel.",
  },
  keywords: {
    de: "Pho Peiting, Asia Restaurant Schongau, vietnamesisch, Lieferservice",
    en: "pho Peiting, Asian restaurant Schongau, Vietnamese, delivery",
  },
  url: "https://pho3-peiting.resto.example",
  color: "#0E6670",
  look: {
    layout: "list",
    font: "fraunces",
    hero: "split",
    drawings: ["pho", "bun", "spring-roll"],
    menu: "rows",
    tone: "rustic",
  },
  reservation: true,
  address: {
    line1: "Am Suppenbrunnen 5",
    line2: "",
    zip: "86971",
    city: "Peiting",
    region: "Bayern",
  },
  location: { lat: 47.796, lng: 10.93 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 15,
  min_delivery_amount: 15,
  min_delivery_amount_by_zip: [
    { label: "Schongau", zip: "86956", min_delivery_amount: 20 },
    { label: "Altenstadt", zip: "86972", min_delivery_amount: 30 },
    { label: "Hohenpeißenberg", zip: "82383", min_delivery_amount: 30 },
    { label: "Böbing", zip: "82389", min_delivery_amount: 40 },
    { label: "Hohenfurch", zip: "86978", min_delivery_amount: 40 },
    { label: "Rottenbuch", zip: "82401", min_delivery_amount: 45 },
    { label: "Schwabbruck", zip: "86986", min_delivery_amount: 45 },
    { label: "Burggen", zip: "86977", min_delivery_amount: 50 },
    { label: "Peißenberg", zip: "82380", min_delivery_amount: 60 },
  ],
  cost_by_distance: { 3: 0, 6: 2, 9: 3, 15: 5 },
  tax: "DE999999905",
  phones: ["089 99998-070"],
  opened_on_holiday: true,
  hours: {
    0: lunchAndDinner,
    1: null,
    2: lunchAndDinner,
    3: lunchAndDinner,
    4: lunchAndDinner,
    5: lunchAndDinner,
    6: [["17:00", "22:00"]],
  },
};
