import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { ReservationCard } from "../card/reservation-card";
import { ReservationList, ShowMore } from "./reservation-list";

/** The day's finished reservations, collapsed; renders nothing without any. */
export function OverList({ over }: { over: readonly StaffReservation[] }) {
  const texts = useTexts(reservationDayTexts);
  const { reservations, showMoreFinished } = useReservationDay();
  const { hasMore } = reservations;
  if (over.length === 0) return null;
  return (
    <ReservationList
      name="over"
      title={texts.over}
      count={`${over.length}${hasMore ? "+" : ""}`}
      isFolded
    >
      {over.map((each) => (
        <ReservationCard key={each.id} reservation={each} />
      ))}
      {hasMore && <ShowMore onMore={showMoreFinished} />}
    </ReservationList>
  );
}
