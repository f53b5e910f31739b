import { isBoardSilent } from "@/domain/staff/heartbeat";
import type { OverviewEntry } from "@/domain/staff/overview.schema";
import { formatDay, formatTime } from "@/domain/text/format";
import { type Instant, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** When an order board of the restaurant was last open. */
export function LastSeen({ entry, now }: { entry: OverviewEntry; now: Instant }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { seen_at } = entry;
  if (seen_at === null) return texts.never;
  if (!isBoardSilent(seen_at, now)) {
    const minutes = Math.floor((now - seen_at) / MINUTE_MS);
    return minutes < 6 ? texts.seenNow : texts.seenMinutes(minutes);
  }
  const isToday = toLocal(seen_at).date === toLocal(now).date;
  const time = formatTime(seen_at);
  return texts.seenAt(isToday ? time : `${formatDay(seen_at, language)}, ${time}`);
}
