import { Box } from "@chakra-ui/react";
import { useReservationsContext } from "../context/reservations-context";
import { columnsUntil, hourMarks } from "./time-axis";
import { useTimeline } from "./timeline-context";
import { LABEL_WIDTH } from "./timeline-sizes";

/** Lines of the hours and of the current time, and closed hours, behind all rows. */
export function TimelineGridLines() {
  const { axis } = useTimeline();
  const { now } = useReservationsContext();
  const until = columnsUntil(axis, now);
  const at = (column: number) => `${(column / axis.length) * 100}%`;
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      insetBlock="0"
      insetInlineEnd="0"
      insetInlineStart={LABEL_WIDTH}
      pointerEvents="none"
    >
      {hourMarks(axis).map(({ from }) => (
        <Box
          key={from}
          position="absolute"
          insetBlock="0"
          borderStartWidth="1px"
          style={{ insetInlineStart: at(from) }}
        />
      ))}
      {axis.map(
        (quarter, column) =>
          quarter === null && (
            <Box
              key={column}
              position="absolute"
              insetBlock="0"
              bg="bg.muted"
              style={{ insetInlineStart: at(column), inlineSize: at(1) }}
            />
          ),
      )}
      {until !== null && (
        <Box
          position="absolute"
          // Below its label.
          top="1.5rem"
          bottom="0"
          borderStartWidth="2px"
          borderColor="fg"
          style={{ insetInlineStart: at(until) }}
        />
      )}
    </Box>
  );
}
