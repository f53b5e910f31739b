import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

/**
 * Shown in place of a day before the staff's horizon (docs/rules.md#access).
 * @param guests address of the page where managers find older reservations; null for other staff
 */
export function OlderDay({ guests }: { guests: string | null }) {
  const texts = useTexts(reservationDayTexts).older;
  return (
    <EmptyState title={texts.title} text={guests === null ? texts.askManager : texts.search}>
      {guests !== null && (
        <Button asChild size="lg">
          <Link to={guests}>{texts.toGuests}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
