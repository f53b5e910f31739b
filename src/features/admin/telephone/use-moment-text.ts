import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Instant } from "@/domain/time/berlin-time";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Text of an instant: "18:45" or "Di 24.11.2026, 18:45" ({@link formatMomentFrom}). */
export function useMomentText(): (instant: Instant) => string {
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  return (instant) => formatMomentFrom(now, instant, language);
}
