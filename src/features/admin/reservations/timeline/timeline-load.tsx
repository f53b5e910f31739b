import { Flex, Text } from "@chakra-ui/react";
import type { QuarterLoad } from "@/domain/reservation/seats/seat-load";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { LoadBar } from "../day/load-bar";
import { hourMarks } from "./time-axis";
import { useTimeline } from "./timeline-context";
import { TimelineTrack } from "./timeline-track";

interface TimelineLoadProps {
  readonly load: readonly QuarterLoad[];
  readonly seats: number;
}

/** Seats taken in each quarter of an hour, and the most in each hour. */
export function TimelineLoad({ load, seats }: TimelineLoadProps) {
  const texts = useTexts(reservationPlanTexts);
  const { taken: takenText } = useTexts(reservationDayTexts);
  const { axis } = useTimeline();
  const taken = new Map(load.map((quarter) => [quarter.at, quarter.taken]));
  const most = Math.max(0, ...load.map((quarter) => quarter.taken));
  const takenIn = (column: number) => taken.get(axis[column] ?? 0) ?? 0;
  return (
    <TimelineTrack
      height="2.75rem"
      name={`${texts.takenRow}: ${takenText(most, seats)}`}
      label={
        <Text textStyle="sm" color="fg.muted">
          {texts.takenRow}
        </Text>
      }
    >
      <Flex
        aria-hidden="true"
        position="absolute"
        insetInline="0"
        bottom="0"
        h="60%"
        align="flex-end"
        gap="1px"
      >
        {axis.map((quarter, column) => (
          <LoadBar key={column} taken={quarter === null ? 0 : takenIn(column)} seats={seats} />
        ))}
      </Flex>
      {hourMarks(axis).map(({ from, to }) => {
        const peak = Math.max(
          ...Array.from({ length: to - from }, (_, index) => takenIn(from + index)),
        );
        return (
          <Text
            key={from}
            position="absolute"
            top="0"
            ps="1"
            textStyle="xs"
            fontWeight="bold"
            aria-hidden="true"
            style={{ insetInlineStart: `${(from / axis.length) * 100}%` }}
          >
            {peak > 0 ? peak : ""}
          </Text>
        );
      })}
    </TimelineTrack>
  );
}
