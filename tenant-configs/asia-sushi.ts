import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";
import { lunchAndDinner } from "./lunch-and-dinner";

/** Sushi and pan-Asian kitchen in the centre of Augsburg. */
export const tenant: Restaurant = {
  key: "asia-sushi",
  title: "Asia Sushi",
  subtitle: {
    de: "Sushi und Panasiatisches mitten in Augsburg",
    en: "Sushi and pan-Asian cooking in the heart of Augsburg",
  },
  description: {
    de: "Von Hand geformte Nigiri, knusprige Inside-Out-Rolls und warme Klassiker von Bangkok bis Osaka.",
    en: "Hand-shaped nigiri, crunchy inside-out rolls and warm classics from Bangkok to Osaka.",
  },
  keywords: {
    de: "Sushi Augsburg, Sushi Lieferservice, Nigiri, Maki, Bento, Asia Restaurant",
    en: "sushi Augsburg, sushi delivery, nigiri, maki, bento, Asian restaurant",
  },
  url: "https://asia-sushi.resto.example",
  color: "#1F3A6E",
  textColor: "#FFFFFF",
  banner: true,
  look: {
    layout: "story",
    font: "josefin",
    hero: "split",
    drawings: ["nigiri", "uramaki", "ramen"],
    menu: "tiles",
    tone: "quiet",
  },
  delivery: true,
  reservation: true,
  address: {
    line1: "Zum Goldenen Karpfen 8",
    line2: "",
    zip: "86150",
    city: "Augsburg",
    region: "Bayern",
  },
  location: { lat: 48.367, lng: 10.892 },
  delivary_end_min: 30,
  max_delivery_location_in_km: 7,
  min_delivery_amount: 15,
  min_delivery_amount_by_zip: [
    { label: "Augsburg-Georgsviertel", zip: "86152", min_delivery_amount: 15 },
    { label: "Augsburg-Jakobervorstadt", zip: "86153", min_delivery_amount: 15 },
    { label: "Augsburg-Pfersee", zip: "86157", min_delivery_amount: 20 },
    { label: "Augsburg-Antonsviertel", zip: "86159", min_delivery_amount: 20 },
    { label: "Augsburg-Hochfeld", zip: "86161", min_delivery_amount: 25 },
    { label: "Augsburg-Lechhausen Nord", zip: "86167", min_delivery_amount: 30 },
    { label: "Augsburg-Oberhausen", zip: "86154", min_delivery_amount: 30 },
    { label: "Augsburg-Kriegshaber", zip: "86156", min_delivery_amount: 30 },
    { label: "Stadtbergen", zip: "86391", min_delivery_amount: 30 },
    { label: "Augsburg-Lechhausen Süd", zip: "86165", min_delivery_amount: 30 },
    { label: "Augsburg-Hochzoll", zip: "86163", min_delivery_amount: 40 },
    { label: "Augsburg-Hammerschmiede", zip: "86169", min_delivery_amount: 40 },
    { label: "Augsburg-Göggingen/Inningen", zip: "86199", min_delivery_amount: 40 },
    { label: "Neusäß", zip: "86356", min_delivery_amount: 50 },
    { label: "Augsburg-Haunstetten", zip: "86179", min_delivery_amount: 60 },
    { label: "Gersthofen", zip: "86368", min_delivery_amount: 60 },
    { label: "Friedberg", zip: "86316", min_delivery_amount: 80 },
  ],
  cost_by_distance: { 2: 0, 4: 1.5, 7: 3 },
  pick_up_discount: 10,
  reusable: "own_containers",
  tax: "DE999999903",
  owner: "Kenji Brandmeier",
  about: {
    text: {
      de: "Sushi ist bei uns Handarbeit: Der Reis wird dreimal am Tag frisch gekocht, der Fisch am Morgen zerlegt, jedes Nigiri erst geformt, wenn Sie bestellen.",
      en: "Our sushi is made by hand: the rice is cooked fresh three times a day, the fish is cut in the morning, and every nigiri is shaped only once you order.",
    },
    people: [
      {
        name: "Kenji Brandmeier",
        role: { de: "Inhaber und Sushimeister", en: "Owner and sushi master" },
      },
      {
        name: "Aiko Sommer",
        role: { de: "Warme Küche", en: "Hot kitchen" },
      },
    ],
    photos: [],
  },
  email: "asia-sushi@example.com",
  phones: ["089 99998-030"],
  opened_on_holiday: true,
  hours: {
    0: [["17:00", "22:00"]],
    1: lunchAndDinner,
    2: lunchAndDinner,
    3: lunchAndDinner,
    4: lunchAndDinner,
    5: lunchAndDinner,
    6: [["12:00", "22:30"]],
  },
  add_ons: { ...addOns, ...additionalAddOns },
};
