import { Box } from "@chakra-ui/react";
import { formatTime } from "@/domain/text/format";
import type { PickedReservation } from "./picked-reservation";
import { stayColumns } from "./time-axis";
import { useTimeline } from "./timeline-context";

/** Shows where a held reservation would go; red where it cannot. */
export function TimelineGhost({ picked }: { picked: PickedReservation }) {
  const { axis, isAllowed } = useTimeline();
  const { reservation, at } = picked;
  const span = stayColumns(axis, reservation);
  const width = Math.min(span.to - span.from, axis.length - at.column);
  const start = axis[at.column];
  return (
    <Box
      aria-hidden="true"
      data-testid="ghost"
      data-allowed={isAllowed}
      position="absolute"
      zIndex="1"
      insetBlock="1px"
      px="1.5"
      borderWidth="3px"
      borderRadius="l2"
      borderColor={isAllowed ? "fg" : "border.error"}
      bg={isAllowed ? "bg.panel" : "bg.error"}
      color={isAllowed ? "fg" : "fg.error"}
      fontWeight="bold"
      lineHeight="2.5rem"
      whiteSpace="nowrap"
      overflow="hidden"
      pointerEvents="none"
      style={{
        insetInlineStart: `${(at.column / axis.length) * 100}%`,
        inlineSize: `${(width / axis.length) * 100}%`,
      }}
    >
      {start ? formatTime(start) : ""} · {reservation.contact.name}
    </Box>
  );
}
