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
  subtitle: "Slogan",
  keywords: "SEO Google",
  delivery: "Lieferdienst Bringdienst",
  reservation: "Tischreservierung booking table",
  photo: "Titelbild picture image",
  look: "Layout Schrift Aussehen font theme",
  owner: "Betreiber Impressum imprint",
  location: "Standort Karte map position",
  tax: "USt Umsatzsteuer VAT",
  review_url: "Rezension Google",
  phones: "Rufnummer call",
  hours: "Öffnungszeit Ruhetag geschlossen closed day off",
  opened_on_holiday: "Weihnachten Ostern Christmas",
  min_delivery_amount: "Mindestbestellung",
  min_delivery_amount_by_zip: "Mindestbestellwert PLZ Liefergebiet minimum order area",
  max_delivery_location_in_km: "Liefergebiet Radius Reichweite area",
  delivary_end_min: "Lieferschluss Annahmeschluss",
  "cost_by_distance.fee": "Liefergebühr Lieferkosten Anfahrt delivery charge",
  "order_policy.pickup_lead_minutes": "Wartezeit lead time",
  "order_policy.delivery_lead_minutes": "Lieferzeit Wartezeit lead time",
  "order_policy.days_ahead": "Vorbestellung advance",
  "order_policy.orders_per_slot": "Kapazität Auslastung capacity limit",
  "order_policy.orders_a_minute": "Ansturm Grenze rush limit",
  "order_policy.riders": "Fahrer Kurier driver",
  pick_up_discount: "Abholrabatt takeaway",
  unanswered_policy: "unbeantwortet Alarm unanswered",
  reusable: "Pfand deposit",
  payment_methods: "Barzahlung Karte Stripe online cash card",
  "reservation_policy.max_party": "Personen party size",
  "reservation_policy.deposit": "Kaution no-show",
  tables: "Tischplan floor plan",
  guest_policy: "Missbrauch fake abuse",
  add_ons: "Allergie Inhaltsstoffe allergy ingredients",
};
