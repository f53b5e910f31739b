import { formatShortDay, formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { needsDay } from "@/domain/time/needs-day";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Formats an instant as a time, with the day where it is needed (`needsDay`). */
export function useTimeText(): (at: Instant) => string {
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  return (at) =>
    needsDay(at, now) ? `${formatShortDay(at, language)}, ${formatTime(at)}` : formatTime(at);
}
