import { optionSoldOutUntil } from "@/domain/availability/sold-out-option";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { soldOutText } from "../dish/sold-out-text";

/** Returns a function that gives the sold-out text of an option of a dish, or null. Live. */
export function useSoldOutOptions(item: string): (group: string, option: string) => string | null {
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  return (group, option) => {
    const until = optionSoldOutUntil({ item, group, option }, availability, now);
    return until === null ? null : soldOutText(until, now, language);
  };
}
