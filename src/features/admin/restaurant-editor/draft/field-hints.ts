import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";

type Hints = (typeof restaurantEditorTexts)["de"]["hints"];
/** The hints that are fixed texts. */
type HintName = { [Name in keyof Hints]: Hints[Name] extends string ? Name : never }[keyof Hints];

/** The help text below a field, by the form path of its label. */
const HINTS: Readonly<Record<string, HintName>> = {
  url: "url",
  keywords: "keywords",
  "location.lat": "location",
  review_url: "review",
  phones: "phones",
  "hours.close": "times",
  min_delivery_amount: "minimum",
  max_delivery_location_in_km: "reach",
  delivary_end_min: "end",
  "cost_by_distance.fee": "bands",
  "min_delivery_amount_by_zip.label": "minimums",
  "order_policy.orders_per_slot": "slot",
  "order_policy.orders_a_minute": "minute",
  "order_policy.riders": "riders",
  pick_up_discount: "discount",
  "unanswered_policy.remind_minutes": "remind",
  "unanswered_policy.pause_after_expired": "pauseUnattended",
  "reservation_policy.max_party": "party",
  "reservation_policy.stay_minutes": "stay",
  "tables.name": "plan",
  table_joins: "joins",
  "guest_policy.guest_share": "guestShare",
  "guest_policy.party_needs_verified": "partyNeedsVerified",
  "add_ons.code": "legend",
};

/** The help text below a field in both languages; empty if it has none. */
export function fieldHints(path: string): string[] {
  const name = HINTS[path];
  return name ? [restaurantEditorTexts.de.hints[name], restaurantEditorTexts.en.hints[name]] : [];
}
