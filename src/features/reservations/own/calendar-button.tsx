import { useRestaurant } from "@/data/restaurant-provider";
import { calendarFile } from "@/domain/reservation/calendar-file";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { downloadFile } from "@/ui/download-file";

type CalendarReservation = Pick<
  Reservation,
  "id" | "code" | "party_size" | "start_at" | "end_at" | "status" | "version"
>;

/** Downloads the reservation as a calendar file. */
export function CalendarButton({ reservation }: { reservation: CalendarReservation }) {
  const texts = useTexts(reservationTexts);
  const now = useAtomValue(serverNowAtom);
  const { title, address, phones, url } = useRestaurant();

  function save(): void {
    const words = {
      summary: texts.calendarSummary(texts.guests(reservation.party_size), title),
      description: texts.calendarText(reservation.code, phones.join(", ")),
      location: `${title}, ${address.line1}, ${address.zip} ${address.city}`,
      url,
    };
    downloadFile(texts.calendarFile, calendarFile(reservation, words, now), "text/calendar");
  }

  return (
    <button className="button button--outline" type="button" onClick={save}>
      {texts.calendar}
    </button>
  );
}
