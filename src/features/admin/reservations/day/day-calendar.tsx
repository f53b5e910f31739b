import { Button, DatePicker, type DateValue, parseDate } from "@chakra-ui/react";
import { CalendarHeader } from "@/admin-ui/form/calendar-header";
import { useDatePickerTexts } from "@/admin-ui/form/use-date-picker-texts";
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
  const { translations } = useDatePickerTexts();
  const language = useLanguage();
  const shown = formatLocalDay(date, language);
  return (
    <DatePicker.Root
      w="auto"
      value={[parseDate(date)]}
      min={parseDate(addDays(today, -STAFF_DAYS_AHEAD))}
      max={parseDate(addDays(today, STAFF_DAYS_AHEAD))}
      startOfWeek={1}
      timeZone="Europe/Berlin"
      translations={translations}
      lazyMount
      unmountOnExit
      onValueChange={({ value: [next] }) => next && onSelect(isoDate(next))}
    >
      <DatePicker.Control>
        <DatePicker.Trigger asChild unstyled>
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
          >
            {shown}
          </Button>
        </DatePicker.Trigger>
      </DatePicker.Control>
      <DatePicker.Positioner css={CENTRED_ON_PHONES}>
        <DatePicker.Content data-testid="day-calendar">
          <DatePicker.View view="day">
            <CalendarHeader />
            <DatePicker.Context>
              {({ weeks, weekDays }) => (
                <DatePicker.Table>
                  <DatePicker.TableHead>
                    <DatePicker.TableRow>
                      {weekDays.map((day) => (
                        <DatePicker.TableHeader key={day.long} aria-label={day.long}>
                          {day.short.slice(0, 2)}
                        </DatePicker.TableHeader>
                      ))}
                    </DatePicker.TableRow>
                  </DatePicker.TableHead>
                  <DatePicker.TableBody>
                    {weeks.map((week) => (
                      <DatePicker.TableRow key={String(week[0])}>
                        {week.map((day) => (
                          <DatePicker.TableCell key={String(day)} value={day}>
                            <DatePicker.TableCellTrigger
                              {...(only && isClosed(only, isoDate(day)) && CLOSED_STYLE)}
                            >
                              {day.day}
                            </DatePicker.TableCellTrigger>
                          </DatePicker.TableCell>
                        ))}
                      </DatePicker.TableRow>
                    ))}
                  </DatePicker.TableBody>
                </DatePicker.Table>
              )}
            </DatePicker.Context>
          </DatePicker.View>
          <DatePicker.View view="month">
            <CalendarHeader />
            <DatePicker.MonthTable />
          </DatePicker.View>
          <DatePicker.View view="year">
            <CalendarHeader />
            <DatePicker.YearTable />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}

/** Beside the arrow to the day before, the calendar would be cut off. */
const CENTRED_ON_PHONES = {
  smDown: {
    position: "fixed !important",
    top: "7.5rem !important",
    insetInline: "0 !important",
    transform: "none !important",
    mx: "auto",
    w: "fit-content",
  },
} as const;

const CLOSED_STYLE = { color: "fg.muted", textDecoration: "line-through" } as const;

function isClosed(restaurant: Restaurant, date: LocalDate): boolean {
  return dayHours(restaurant, [], date).hours.length === 0;
}

function isoDate(date: DateValue): LocalDate {
  return date.toString().slice(0, 10);
}
