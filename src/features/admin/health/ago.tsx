import { formatMomentFrom } from "@/domain/text/format-moment";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { healthTexts } from "@/i18n/admin/health-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** How long ago an instant was: minutes within an hour, then its time ({@link formatMomentFrom}). */
export function Ago({ instant, now }: { instant: Instant | null; now: Instant }) {
  const texts = useTexts(healthTexts);
  const language = useLanguage();
  if (instant === null) return texts.never;
  const minutes = Math.floor((now - instant) / MINUTE_MS);
  if (minutes < 1) return texts.justNow;
  if (minutes < 60) return texts.minutesAgo(minutes);
  return formatMomentFrom(now, instant, language);
}
