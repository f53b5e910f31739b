import type { ServingTime } from "@/domain/order/timing/serving-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityStatusAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { openingTexts } from "../site/opening-texts";
import { useLanguage } from "../use-texts";
import { servingTimeText } from "./serving-time-text";

/**
 * {@link servingTimeText}, but empty until closures and pauses are known. Refers to the checkout if
 * they cannot be read.
 */
export function useServingTimeText(serving: ServingTime | null): string {
  const language = useLanguage();
  const status = useAtomValue(availabilityStatusAtom);
  const now = useAtomValue(serverNowAtom);
  if (status === "pending") return "";
  return status === "failed"
    ? openingTexts[language].timeUnknown
    : servingTimeText(serving, now, language);
}
