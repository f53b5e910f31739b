import { useState } from "react";
import type { RevisionedDocument } from "@/data/revisions/revisioned-document";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurantOrThrow, storedRestaurantSchema } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { callReadRevision } from "@/firebase/callables/editor-callables";
import {
  callSaveRestaurant,
  readRestaurantToEdit,
} from "@/firebase/callables/restaurant-callables";
import { withStepUp } from "@/state/account/step-up";
import { useSetAtom } from "@/state/jotai-hooks";
import {
  type RestaurantDraft,
  storeKeptRestaurantAtom,
} from "@/state/staff/restaurant-draft-atoms";
import { draftToRestaurant } from "./draft-to-restaurant";
import { restaurantParts } from "./restaurant-parts";
import { restaurantToDraft } from "./restaurant-to-draft";

export type RestaurantDocument = RevisionedDocument<Restaurant, RestaurantDraft>;

/** How the restaurant with this key is edited, read and saved. */
export function useRestaurantDocument(restaurant: Restaurant): RestaurantDocument {
  const keepDraft = useSetAtom(storeKeptRestaurantAtom);
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
    read: () => readRestaurantToEdit(restaurant),
    readRevision: async (rev) => {
      const of = { resto_key: key, kind: "restaurant", rev } as const;
      const answer = await callReadRevision(of, storedRestaurantSchema);
      return answer.ok ? parseRestaurantOrThrow(answer.value.value) : null;
    },
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
