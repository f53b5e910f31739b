import { formatDay, formatTime } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Formats an instant as a time, with the day unless it is today. */
export function useTimeText(): (at: Instant) => string {
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  return (at) =>
    toLocal(at).date === toLocal(now).date
      ? formatTime(at)
      : `${formatDay(at, language)}, ${formatTime(at)}`;
}
