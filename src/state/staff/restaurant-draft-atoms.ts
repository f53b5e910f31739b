import * as z from "zod/mini";
import {
  isRestaurantDraft,
  type RestaurantDraft,
  restaurantToDraft,
} from "@/domain/tenant/draft/restaurant-draft";
import { type Restaurant, restaurantSchema } from "@/domain/tenant/restaurant.schema";
import { unsavedDrafts } from "./unsaved-drafts";

const drafts = unsavedDrafts(
  "restaurant-drafts",
  z.pipe(
    z.pipe(
      z.object({ base: restaurantSchema, value: z.unknown(), edited_at: z.int() }),
      z.transform((draft) => ({
        ...draft,
        value: completed(restaurantToDraft(draft.base), draft.value),
      })),
    ),
    z.object({
      base: z.custom<Restaurant>(),
      value: z.custom<RestaurantDraft>(isRestaurantDraft),
      edited_at: z.int(),
    }),
  ),
);

export const readRestaurantDraftAtom = drafts.readAtom;
export const storeRestaurantDraftAtom = drafts.storeAtom;

/** A draft of an earlier version of the form, with the fields added since as in `from`. */
function completed(from: unknown, draft: unknown): unknown {
  if (!isRecord(from) || !isRecord(draft)) return draft === undefined ? from : draft;
  const names = Object.keys({ ...from, ...draft });
  return Object.fromEntries(names.map((name) => [name, completed(from[name], draft[name])]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
