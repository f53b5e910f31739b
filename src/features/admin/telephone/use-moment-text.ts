import { formatDay, formatTime } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Words an instant: "18:45" today, "Di 24.11.2026, 18:45" on another day. */
export function useMomentText(): (instant: Instant) => string {
  const language = useLanguage();
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  return (instant) => {
    const time = formatTime(instant);
    return toLocal(instant).date === today ? time : `${formatDay(instant, language)}, ${time}`;
  };
}
