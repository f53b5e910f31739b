import { type Menu, menuSchema } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurantOrThrow, storedRestaurantSchema } from "@/domain/tenant/stored-restaurant";
import { callReadRevision, readMenuToEdit } from "@/firebase/callables/editor-callables";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";
import type { RevisionedDocument } from "./revisioned-document";

type Reads<S extends { readonly rev?: number | undefined }> = Pick<
  RevisionedDocument<S, never>,
  "read" | "readRevision"
>;

/** Reads a restaurant's menu for its editor. */
export function menuReads(resto_key: string): Reads<Menu> {
  return {
    read: () => readMenuToEdit(resto_key),
    readRevision: async (rev) => {
      const answer = await callReadRevision({ resto_key, kind: "menu", rev }, menuSchema);
      return answer.ok ? answer.value.value : null;
    },
  };
}

/** Reads a restaurant for its editor. */
export function restaurantReads(restaurant: Restaurant): Reads<Restaurant> {
  return {
    read: () => readRestaurantToEdit(restaurant),
    readRevision: async (rev) => {
      const revision = { resto_key: restaurant.key, kind: "restaurant", rev } as const;
      const answer = await callReadRevision(revision, storedRestaurantSchema);
      return answer.ok ? parseRestaurantOrThrow(answer.value.value) : null;
    },
  };
}
