import { useState } from "react";
import { restaurantReads } from "@/data/revisions/editor-reads";
import type { RevisionedDocument } from "@/data/revisions/revisioned-document";
import {
  draftToRestaurant,
  type RestaurantDraft,
  restaurantToDraft,
} from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { callSaveRestaurant } from "@/firebase/callables/restaurant-callables";
import { withStepUp } from "@/state/account/step-up";
import { useSetAtom } from "@/state/jotai-hooks";
import { storeRestaurantDraftAtom } from "@/state/staff/restaurant-draft-atoms";
import { restaurantParts } from "./restaurant-parts";

export type RestaurantDocument = RevisionedDocument<Restaurant, RestaurantDraft>;

/** How the restaurant with this key is edited, read and saved. */
export function useRestaurantDocument(restaurant: Restaurant): RestaurantDocument {
  const keepDraft = useSetAtom(storeRestaurantDraftAtom);
  const [document] = useState(() => restaurantDocument(restaurant, keepDraft));
  return document;
}

function restaurantDocument(
  restaurant: Restaurant,
  keepDraft: (key: string, ...draft: Parameters<RestaurantDocument["keep"]>) => void,
): RestaurantDocument {
  const { key } = restaurant;
  return {
    resto_key: key,
    kind: "restaurant",
    part: restaurantParts,
    toDraft: restaurantToDraft,
    toStored: (draft) => {
      const parsed = savedRestaurantSchema.safeParse(draftToRestaurant(draft, key));
      return parsed.success ? parseRestaurantOrThrow(parsed.data) : null;
    },
    ...restaurantReads(restaurant),
    save: (value, base_rev) => {
      const { rev: _rev, ...content } = value;
      const request = {
        resto_key: key,
        base_rev,
        value: savedRestaurantSchema.parse(toStoredRestaurant(content)),
      };
      return withStepUp(() => callSaveRestaurant(request));
    },
    keep: (draft) => keepDraft(key, draft),
  };
}
