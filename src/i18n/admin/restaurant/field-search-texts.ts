import { defineTexts } from "../../define-texts";

/** Texts of the search in the restaurant editor. */
export const fieldSearchTexts = defineTexts({
  de: {
    label: "Einstellung suchen",
    placeholder: "z. B. Liefergebühr oder Ruhetag",
    none: (query: string) => `Keine Einstellung passt zu „${query}“.`,
  },
  en: {
    label: "Search settings",
    placeholder: "e.g. delivery fee or day off",
    none: (query: string) => `No setting matches “${query}”.`,
  },
});

/** Other words for a field, in both languages, by the form path of its label or the path above it. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  url: "Domain Website",
  delivery: "Lieferdienst",
  reservation: "booking",
  photo: "Titelbild image",
  look: "Layout Schrift font",
  owner: "Impressum imprint",
  tax: "USt VAT",
  hours: "Öffnungszeit Ruhetag geschlossen closed day off",
  min_delivery_amount_by_zip: "Mindestbestellwert PLZ Liefergebiet area",
  max_delivery_location_in_km: "Liefergebiet Radius area",
  delivary_end_min: "Annahmeschluss",
  "cost_by_distance.fee": "Liefergebühr Lieferkosten delivery charge",
  order_policy: "Wartezeit lead time",
  "order_policy.delivery_lead_minutes": "Lieferzeit",
  "order_policy.days_ahead": "Vorbestellung",
  "order_policy.orders_per_slot": "Kapazität limit",
  "order_policy.riders": "Fahrer driver",
  pick_up_discount: "Abholrabatt",
  reusable: "Pfand deposit",
  payment_methods: "Karte cash card",
  guest_policy: "Missbrauch fake",
  add_ons: "Allergie allergy",
};
