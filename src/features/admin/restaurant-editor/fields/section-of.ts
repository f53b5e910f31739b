/** Sections in page order. */
export const SECTIONS = [
  "texts",
  "colors",
  "look",
  "contact",
  "hours",
  "delivery",
  "orders",
  "tables",
  "plan",
  "guests",
  "legend",
  "history",
] as const;

/** One of {@link SECTIONS}; also the element id of the section. */
export type SectionName = (typeof SECTIONS)[number];

const FIELDS: Readonly<Record<string, SectionName>> = {
  color: "colors",
  textColor: "colors",
  look: "look",
  address: "contact",
  location: "contact",
  phones: "contact",
  owner: "contact",
  email: "contact",
  review_url: "contact",
  tax: "contact",
  hours: "hours",
  opened_on_holiday: "hours",
  delivary_end_min: "delivery",
  max_delivery_location_in_km: "delivery",
  min_delivery_amount: "delivery",
  min_delivery_amount_by_zip: "delivery",
  cost_by_distance: "delivery",
  order_policy: "orders",
  unanswered_policy: "orders",
  pick_up_discount: "orders",
  reservation_policy: "tables",
  tables: "plan",
  table_joins: "plan",
  guest_policy: "guests",
  add_ons: "legend",
};

/** The section of a form field. */
export function sectionOf(field: string): SectionName {
  return FIELDS[field] ?? "texts";
}
