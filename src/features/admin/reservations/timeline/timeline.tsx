import { Box, Card, Flex, Heading, Text } from "@chakra-ui/react";
import { useId, useMemo, useRef } from "react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import { openQuarters } from "@/domain/reservation/times/staff-booking-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import { peakOf } from "../day/load-hours";
import { useDayLoad } from "../day/use-day-load";
import { columnOf, columnsUntil, timeAxis } from "./time-axis";
import { TimelineContext } from "./timeline-context";
import { TimelineGridLines } from "./timeline-grid-lines";
import { TimelineHead } from "./timeline-head";
import { TimelineLegend } from "./timeline-legend";
import { TimelineLoad } from "./timeline-load";
import { TimelineRoomRows } from "./timeline-room-rows";
import { timelineRooms, withoutContinued } from "./timeline-rows";
import { LABEL_WIDTH, MIN_COLUMN_REM } from "./timeline-sizes";
import { useRovingBars } from "./use-roving-bars";
import { useScrollToStart } from "./use-scroll-to-start";
import { useTimelineMove } from "./use-timeline-move";

interface TimelineProps {
  readonly restaurant: Restaurant;
  /** Whether the page shows one restaurant only. */
  readonly isOnly: boolean;
}

/** A restaurant's day: tables by room as rows, quarters of an hour as columns, stays as bars. */
export function Timeline({ restaurant, isOnly }: TimelineProps) {
  const texts = useTexts(reservationPlanTexts);
  const { peak: peakText, noLoad } = useTexts(reservationDayTexts);
  const { date, reservations, availabilityOf } = useReservationDay();
  const { now, moves } = useReservationsContext();
  const load = useDayLoad(restaurant);
  const { exceptions } = availabilityOf(restaurant.key);
  const grid = useRef<HTMLDivElement>(null);
  const id = useId();
  const { tables = [] } = restaurant;
  const shown = reservations.items
    .filter(({ resto_key, status }) => resto_key === restaurant.key && holdsSeats(status))
    .map(moves.shown)
    .filter(({ local_date }) => local_date === date);
  const open = useMemo(
    () => openQuarters({ restaurant, availability: { exceptions } }, date),
    [restaurant, exceptions, date],
  );
  const axis = timeAxis(open, shown);
  const rooms = timelineRooms(tables, shown);
  const rows = rooms.flatMap((room) => room.rows);
  const move = useTimelineMove({ restaurant, axis, rows, grid });
  const { isTabStop, listeners } = useRovingBars(rows.map(withoutContinued));
  const [first] = shown.toSorted((one, other) => one.start_at - other.start_at);
  const firstColumn = first ? columnOf(axis, first.start_at) : null;
  useScrollToStart(grid, columnsUntil(axis, now) ?? firstColumn, axis.length);
  const { seats } = reservationPolicyOf(restaurant);
  const peak = peakOf(load);
  const words = peak ? peakText(peak.taken, seats, toLocal(peak.at).time) : noLoad(seats);
  return (
    <Card.Root as="section" aria-labelledby={`${id}-title`} minW="0" overflow="hidden">
      <Flex wrap="wrap" align="baseline" columnGap="3" px="3" pt="2">
        <Heading as="h2" size="md" id={`${id}-title`}>
          {isOnly ? texts.timeline : texts.timelineOf(restaurant.title)}
        </Heading>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {axis.length > 0 ? words : texts.closedDay}
        </Text>
      </Flex>
      {axis.length > 0 && (
        <TimelineContext value={{ ...move, isTabStop, axis, hintId: `${id}-hint` }}>
          <Box
            role="group"
            aria-label={texts.timeline}
            // Keyboards scroll it, also when there are no reservations.
            tabIndex={0}
            overflowX="auto"
            data-timeline={restaurant.key}
            {...listeners}
          >
            <Box
              ref={grid}
              position="relative"
              minW={`calc(${LABEL_WIDTH} + ${axis.length * MIN_COLUMN_REM}rem)`}
            >
              <TimelineGridLines />
              <TimelineHead />
              <TimelineLoad load={load} seats={seats} />
              {rooms.map((room) => (
                <TimelineRoomRows key={room.name ?? ""} room={room} hasTables={tables.length > 0} />
              ))}
            </Box>
          </Box>
          <TimelineLegend />
          <Text id={`${id}-hint`} textStyle="sm" color="fg.muted" px="3" pb="2">
            {tables.length > 0 ? texts.hint : texts.hintWithoutTables}
          </Text>
        </TimelineContext>
      )}
    </Card.Root>
  );
}
