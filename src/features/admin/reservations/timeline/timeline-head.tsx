import { Box, Text } from "@chakra-ui/react";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import { columnsUntil, hourMarks } from "./time-axis";
import { useTimeline } from "./timeline-context";
import { TimelineTrack } from "./timeline-track";

/** The hours, and the current time if the timeline shows it. */
export function TimelineHead() {
  const texts = useTexts(reservationPlanTexts);
  const { axis } = useTimeline();
  const { now } = useReservationsContext();
  const until = columnsUntil(axis, now);
  const at = (column: number) => `${(column / axis.length) * 100}%`;
  return (
    <TimelineTrack label="" height="2rem">
      {hourMarks(axis).map(({ hour, from, to }) => (
        <Text
          key={from}
          position="absolute"
          ps="1"
          lineHeight="2rem"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          style={{ insetInlineStart: at(from) }}
        >
          {to - from > 1 ? hour : ""}
        </Text>
      ))}
      {until !== null && (
        <Box
          position="absolute"
          zIndex="1"
          top="1"
          px="1.5"
          borderRadius="l1"
          bg="fg"
          color="bg.panel"
          textStyle="xs"
          fontWeight="bold"
          transform="translateX(-50%)"
          whiteSpace="nowrap"
          style={{ insetInlineStart: at(until) }}
        >
          {texts.now(toLocal(now).time)}
        </Box>
      )}
    </TimelineTrack>
  );
}
