import * as z from "zod/mini";
import { photoSchema } from "@/domain/photo/photo.schema";
import { lookSchema } from "@/domain/tenant/look.schema";
import { type Restaurant, restaurantSchema } from "@/domain/tenant/restaurant.schema";
import { keptDrafts } from "./kept-drafts";

const text = z.object({ de: z.string(), en: z.string() });
const pair = z.object({ open: z.string(), close: z.string() });

const restaurantDraftSchema = z.object({
  title: z.string(),
  subtitle: text,
  description: text,
  keywords: text,
  url: z.string(),
  color: z.string(),
  textColor: z.string(),
  banner: z.boolean(),
  delivery: z.boolean(),
  reservation: z.boolean(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    zip: z.string(),
    city: z.string(),
    region: z.string(),
  }),
  location: z.object({ lat: z.string(), lng: z.string() }),
  phones: z.array(z.object({ number: z.string() })),
  owner: z.string(),
  email: z.string(),
  review_url: z._default(z.string(), ""),
  tax: z.string(),
  /** By weekday, 0 is Sunday; an empty list means closed. */
  hours: z.array(z.array(pair)).check(z.length(7)),
  opened_on_holiday: z.boolean(),
  delivary_end_min: z.string(),
  max_delivery_location_in_km: z.string(),
  min_delivery_amount: z.string(),
  min_delivery_amount_by_zip: z.array(
    z.object({ label: z.string(), zip: z.string(), min_delivery_amount: z.string() }),
  ),
  cost_by_distance: z.array(z.object({ km: z.string(), fee: z.string() })),
  pick_up_discount: z.string(),
  add_ons: z.array(
    z.object({ code: z.string(), de: z.string(), en: z.string(), allergen: z.string() }),
  ),
  order_policy: z.object({
    pickup_lead_minutes: z.string(),
    delivery_lead_minutes: z.string(),
    days_ahead: z.string(),
    orders_per_slot: z.string(),
  }),
  unanswered_policy: z.object({ remind_minutes: z.string(), pause_after_expired: z.string() }),
  /** `guest_share` in percent. */
  guest_policy: z.object({ guest_share: z.string(), party_needs_verified: z.string() }),
  reservation_policy: z.object({
    seats: z.string(),
    stay_minutes: z.array(z.object({ up_to: z.string(), minutes: z.string() })),
    notice_minutes: z.string(),
    days_ahead: z.string(),
    max_party: z.string(),
    auto_confirm: z.boolean(),
  }),
  tables: z.array(
    z.object({ table_id: z.string(), name: z.string(), room: z.string(), seats: z.string() }),
  ),
  table_joins: z.array(z.object({ table_ids: z.array(z.string()) })),
  photo: z._default(z.nullable(z.object({ ...photoSchema.shape, alt: text })), null),
  /** Not in the form; kept when the restaurant is saved. */
  look: z._default(z.nullable(lookSchema), null),
});

/** The restaurant form as typed, valid or not. */
export type RestaurantDraft = z.infer<typeof restaurantDraftSchema>;

const drafts = keptDrafts<Restaurant, RestaurantDraft>("restaurant-drafts", {
  base: restaurantSchema,
  value: restaurantDraftSchema,
});

export const readKeptRestaurantAtom = drafts.readAtom;
export const storeKeptRestaurantAtom = drafts.storeAtom;
