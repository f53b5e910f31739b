import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { isSoldOut } from "@/domain/availability/sold-out";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { soldOutText } from "./sold-out-text";

/** Returns a function that gives the sold-out text of a dish, or null if it can be ordered. Live. */
export function useSoldOut(): (item: MenuItem) => string | null {
  const live = useAtomValue(availabilityAtom);
  // May be known before the category hydrates, which must render what the build rendered.
  const availability = useHydrated() ? live : DEFAULT_AVAILABILITY;
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  return (item) => {
    if (!isSoldOut(item, availability, now)) return null;
    const until = availability.sold_out[item.id];
    if (item.sold_out || until === undefined || until <= now) return menuTexts[language].soldOut;
    return soldOutText(until, now, language);
  };
}
