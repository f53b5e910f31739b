import type { OverviewEntry } from "@/domain/report/overview.schema";
import { isBoardSilent } from "@/domain/staff/heartbeat";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
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
  return texts.seenAt(formatMomentFrom(now, seen_at, language));
}
