import { useRestaurant } from "@/data/restaurant-provider";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom, availabilityStatusAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { type OpeningText, openingText, usualOpeningText } from "./opening-text";

/**
 * Whether the restaurant is open, and until or from when. Live; null until closures and pauses are
 * known, the usual hours if they cannot be read.
 */
export function useOpeningText(): OpeningText | null {
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const status = useAtomValue(availabilityStatusAtom);
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  if (status === "pending") return null;
  return status === "known"
    ? openingText(restaurant, availability, now, language)
    : usualOpeningText(restaurant, now, language);
}
