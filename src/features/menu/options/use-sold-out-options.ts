import { isUntilFurtherNotice } from "@/domain/availability/sold-out";
import { optionSoldOutUntil } from "@/domain/availability/sold-out-option";
import { formatDay } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Returns a function that gives the sold-out text of an option of a dish, or null. Live. */
export function useSoldOutOptions(item: string): (group: string, option: string) => string | null {
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  return (group, option) => {
    const until = optionSoldOutUntil({ item, group, option }, availability, now);
    if (until === null) return null;
    const texts = menuTexts[language];
    if (isUntilFurtherNotice(until, now)) return texts.soldOut;
    const { date, time } = toLocal(until);
    const isToday = date === toLocal(now).date;
    return texts.soldOutUntil(isToday ? time : formatDay(until, language));
  };
}
