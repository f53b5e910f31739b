import { useRestaurant } from "@/data/restaurant-provider";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { openingText } from "./opening-text";
import "./opening-chip.css";

/** Says whether the restaurant is open, and until or from when. Updates by itself. */
export function OpeningChip() {
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const { text, tone } = openingText(restaurant, availability, now, useLanguage());
  return (
    <p className={`opening-chip opening-chip--${tone}`}>
      <span className="opening-chip__dot" aria-hidden="true" />
      {text}
    </p>
  );
}
