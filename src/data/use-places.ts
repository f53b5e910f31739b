import type { Place } from "@/domain/delivery/place.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { placesAtom } from "@/state/restaurant/restaurant-atoms";

/** Towns and villages with their postal codes; suspends until they are loaded. */
export function usePlaces(): readonly Place[] {
  return useAtomValue(placesAtom);
}
