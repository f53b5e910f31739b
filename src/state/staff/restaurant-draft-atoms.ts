import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { storedRestaurantSchema } from "@/domain/tenant/stored-restaurant";
import { parseWith } from "../parse-with";
import { validatedStorage } from "../validated-storage";

const text = z.object({ de: z.string(), en: z.string() });
const pair = z.object({ open: z.string(), close: z.string() });

export const restaurantDraftSchema = z.object({
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
});

/** The restaurant form as typed, valid or not. */
export type RestaurantDraft = z.infer<typeof restaurantDraftSchema>;

const storedDraftsSchema = z.record(
  z.string(),
  z.object({ base: storedRestaurantSchema, draft: restaurantDraftSchema }),
);

/** Drafts by restaurant, each with the restaurant it is based on. */
type StoredDrafts = z.infer<typeof storedDraftsSchema>;
export type StoredRestaurantDraft = StoredDrafts[string];

/** Survives reloads but ends with the tab, so that the next user does not find the changes. */
const storedDraftsAtom = atomWithStorage<StoredDrafts>(
  `${activeTenantKey}.restaurant-drafts`,
  {},
  validatedStorage(parseWith(storedDraftsSchema), "session"),
  { getOnInit: true },
);

/** Reads a restaurant's draft once; null when nothing was changed. */
export const readRestaurantDraftAtom = atom(
  null,
  (get, _set, key: string): StoredRestaurantDraft | null => get(storedDraftsAtom)[key] ?? null,
);

/** Stores a restaurant's draft; null removes it. */
export const storeRestaurantDraftAtom = atom(
  null,
  (get, set, key: string, draft: StoredRestaurantDraft | null) => {
    const { [key]: _, ...others } = get(storedDraftsAtom);
    set(storedDraftsAtom, draft ? { ...others, [key]: draft } : others);
  },
);
