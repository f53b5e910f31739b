import { SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { useReservationWeek } from "@/data/staff/use-reservation-week";
import { staffHorizon } from "@/domain/staff/staff-horizon";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatLocalDate } from "@/domain/text/format";
import { addDays, type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { ConnectionStatus } from "../day/connection-status";
import { ListNotices } from "../day/list-notices";
import { WeekDay } from "./week-day";
import { mondayOf, weekFigures } from "./week-figures";

interface WeekViewProps {
  /** A day of the week to show. */
  readonly date: LocalDate;
  readonly restaurants: readonly Restaurant[];
  /** Opens a day. */
  readonly onDay: (date: LocalDate) => void;
}

/** Guests and parties of every service of a week. */
export function WeekView({ date, restaurants, onDay }: WeekViewProps) {
  const texts = useTexts(reservationPlanTexts);
  const { summary, guests: guestsText } = useTexts(reservationDayTexts);
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const monday = mondayOf(date);
  const horizon = staffHorizon(today);
  const from = monday < horizon ? horizon : monday;
  const sunday = addDays(monday, 6);
  const week = useReservationWeek(restaurants, { from, to: sunday });
  const { list } = week;
  const days = weekFigures(monday, week.restaurants, list.items);
  const services = days.flatMap((day) => day.services);
  const parties = services.reduce((sum, service) => sum + service.parties, 0);
  const guests = services.reduce((sum, service) => sum + service.guests, 0);
  const busiest = Math.max(1, ...services.map((service) => service.guests));
  const title = texts.week(formatLocalDate(monday), formatLocalDate(sunday));
  return (
    <Stack gap="4" as="section" aria-label={title}>
      <Stack direction="row" align="center" columnGap="4" rowGap="1" wrap="wrap">
        <Text textStyle="lg" fontWeight="bold">
          {summary(parties, guestsText(guests))}
        </Text>
        <Text color="fg.muted">{title}</Text>
        <ConnectionStatus status={list.status} />
      </Stack>
      <ListNotices list={list} />
      {list.status === "loading" && list.items.length === 0 ? (
        <TableSkeleton label={texts.weekLoading} rows={7} />
      ) : (
        <SimpleGrid as="ol" columns={{ base: 1, md: 2, lg: 4, xl: 7 }} gap="3">
          {days.map((day) => (
            <WeekDay
              key={day.date}
              day={day}
              today={today}
              busiest={busiest}
              isHidden={day.date < horizon}
              onOpen={() => onDay(day.date)}
            />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}
