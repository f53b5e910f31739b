import { Button } from "@chakra-ui/react";
import { CalendarPopup } from "@/admin-ui/form/calendar-popup";
import { dayHours } from "@/domain/hours/day-hours";
import { STAFF_DAYS_AHEAD } from "@/domain/reservation/times/staff-booking-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatLocalDay } from "@/domain/text/format";
import { addDays, type LocalDate } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

interface DayCalendarProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  /** The only restaurant on the page; its closed days are faded. */
  readonly only: Restaurant | undefined;
  readonly onSelect: (date: LocalDate) => void;
}

/** The shown day as a button that opens a calendar. */
export function DayCalendar({ date, today, only, onSelect }: DayCalendarProps) {
  const texts = useTexts(reservationDayTexts);
  const shown = formatLocalDay(date, useLanguage());
  return (
    <CalendarPopup
      value={date}
      range={{
        first: addDays(today, -STAFF_DAYS_AHEAD),
        last: addDays(today, STAFF_DAYS_AHEAD),
        isClosed: (day) => only !== undefined && isClosed(only, day),
      }}
      onSelect={onSelect}
      button={(opens) => (
        <Button
          size="lg"
          w="auto"
          h="12"
          px={{ base: "3", sm: "5" }}
          variant="outline"
          colorPalette="gray"
          color="fg"
          fontFamily="heading"
          fontSize={{ base: "lg", sm: "xl" }}
          fontVariantNumeric="tabular-nums"
          aria-label={texts.calendar(shown)}
          {...opens}
        >
          {shown}
        </Button>
      )}
    />
  );
}

function isClosed(restaurant: Restaurant, date: LocalDate): boolean {
  return dayHours(restaurant, [], date).hours.length === 0;
}
