import { expect, it } from "vitest";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { draftToRestaurant, restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { draftErrors } from "@/features/admin/restaurant-editor/draft/restaurant-form.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

const { fields } = restaurantEditorTexts.de;
const { key } = restoBobingen;
const base = restaurantToDraft(restoBobingen);
const errorsOf = (changes: Partial<RestaurantDraft>) =>
  draftErrors({ ...base, ...changes }, key, "de").map(({ path, message }) => [path, message]);

it("says in words which number is expected", () => {
  const order_policy = { ...base.order_policy, orders_per_slot: "1.000" };
  expect(errorsOf({ order_policy })).toEqual([
    [
      "order_policy.orders_per_slot",
      `${fields.orders["order_policy.orders_per_slot"]} ist nicht gültig. Ganze Zahl wie 1000 erwartet`,
    ],
  ]);
  expect(errorsOf({ cost_by_distance: [{ km: "1.000", fee: "1" }] })).toEqual([
    [
      "cost_by_distance.0.km",
      `${fields.delivery["cost_by_distance.km"]} ist nicht gültig. Zahl wie 1000 oder 2,5 erwartet`,
    ],
  ]);
});

it.each<[string, (grouped: string) => Partial<RestaurantDraft>]>([
  ["delivary_end_min", (grouped) => ({ delivary_end_min: grouped })],
  ["max_delivery_location_in_km", (grouped) => ({ max_delivery_location_in_km: grouped })],
  ["pick_up_discount", (grouped) => ({ pick_up_discount: grouped })],
  ["cost_by_distance.0.fee", (fee) => ({ cost_by_distance: [{ km: "5", fee }] })],
  [
    "min_delivery_amount_by_zip.0.min_delivery_amount",
    (min_delivery_amount) => ({
      min_delivery_amount_by_zip: [{ label: "Bobingen", zip: "86399", min_delivery_amount }],
    }),
  ],
  [
    "order_policy.days_ahead",
    (days_ahead) => ({ order_policy: { ...base.order_policy, days_ahead } }),
  ],
  [
    "unanswered_policy.remind_minutes",
    (remind_minutes) => ({ unanswered_policy: { ...base.unanswered_policy, remind_minutes } }),
  ],
  [
    "guest_policy.party_needs_verified",
    (party_needs_verified) => ({ guest_policy: { ...base.guest_policy, party_needs_verified } }),
  ],
  [
    "reservation_policy.seats",
    (seats) => ({ reservation_policy: { ...base.reservation_policy, seats } }),
  ],
  [
    "reservation_policy.stay_minutes.0.minutes",
    (minutes) => ({
      reservation_policy: { ...base.reservation_policy, stay_minutes: [{ up_to: "8", minutes }] },
    }),
  ],
  ["tables.0.seats", (seats) => ({ tables: [{ table_id: "t1", name: "1", room: "", seats }] })],
])("refuses a grouped number in %s, as the number fields do", (path, changes) => {
  expect(errorsOf(changes("1.000")).map(([at]) => at)).toContain(path);
});

it("reads degrees with three decimals", () => {
  const draft = { ...base, location: { lat: "48.271", lng: "10,829" } };
  const saved = savedRestaurantSchema.parse(draftToRestaurant(draft, key));
  expect(saved.location).toEqual({ lat: 48.271, lng: 10.829 });
});
