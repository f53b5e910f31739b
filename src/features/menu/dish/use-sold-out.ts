import { isSoldOut, isUntilFurtherNotice } from "@/domain/availability/sold-out";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { formatDay } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { menuTexts } from "@/i18n/menu-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Returns a function that gives the sold-out text of a dish, or null if it can be ordered. Live. */
export function useSoldOut(): (item: MenuItem) => string | null {
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const texts = useTexts(menuTexts);
  const language = useLanguage();
  return (item) => {
    if (!isSoldOut(item, availability, now)) return null;
    const until = availability.sold_out[item.id];
    const hasEnd = until !== undefined && !isUntilFurtherNotice(until, now);
    if (item.sold_out || !hasEnd) return texts.soldOut;
    const { date, time } = toLocal(until);
    const moment = date === toLocal(now).date ? time : formatDay(until, language);
    return texts.soldOutUntil(moment);
  };
}
