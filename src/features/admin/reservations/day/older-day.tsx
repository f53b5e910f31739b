import { Link } from "react-router-dom";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";

/**
 * Shown in place of a day before the staff's horizon (docs/rules.md#access).
 * @param guests address of the page where managers find older reservations; null for other staff
 */
export function OlderDay({ guests }: { guests: string | null }) {
  const texts = useTexts(reservationDayTexts).older;
  return (
    <EmptyState title={texts.title} text={guests === null ? texts.askManager : texts.search}>
      {guests !== null && (
        <Link className="button button--primary" to={guests}>
          {texts.toGuests}
        </Link>
      )}
    </EmptyState>
  );
}
