import { Notice } from "@/admin-ui/feedback/notice";
import {
  firstDayWithReservations,
  RESERVATION_DAYS,
} from "@/domain/reservation/reservation-retention";
import type { LocalDate } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { dayText } from "./report-tables";

/** Shown when a report includes days whose reservations are already deleted. */
export function RetentionNotice({ from }: { from: LocalDate }) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const complete = firstDayWithReservations(useAtomValue(serverNowAtom));
  if (from >= complete) return null;
  const text = texts.reservationsDeleted(RESERVATION_DAYS, dayText(complete, language));
  return <Notice tone="info" title={text} />;
}
