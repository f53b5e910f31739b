import { Flex, Text } from "@chakra-ui/react";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { TimelineBar } from "./timeline-bar";
import { useTimeline } from "./timeline-context";
import { TimelineGhost } from "./timeline-ghost";
import type { TimelineRoom, TimelineRow } from "./timeline-rows";
import { LANE_REM } from "./timeline-sizes";
import { TimelineTrack } from "./timeline-track";

interface TimelineRoomRowsProps {
  readonly room: TimelineRoom;
  readonly hasTables: boolean;
}

/** The rows of one room under its name. */
export function TimelineRoomRows({ room, hasTables }: TimelineRoomRowsProps) {
  return (
    <>
      {room.name && (
        <Flex bg="bg.subtle" borderTopWidth="1px" position="relative">
          <Text
            position="sticky"
            insetInlineStart="0"
            px="3"
            py="0.5"
            textStyle="sm"
            fontWeight="bold"
          >
            {room.name}
          </Text>
        </Flex>
      )}
      {room.rows.map((row) => (
        <Row key={row.key} row={row} hasTables={hasTables} />
      ))}
    </>
  );
}

function Row({ row, hasTables }: { row: TimelineRow; hasTables: boolean }) {
  const texts = useTexts(reservationPlanTexts);
  const { picked } = useTimeline();
  const { key, table, entries, lanes } = row;
  const name = table ? texts.table(table.name) : hasTables ? texts.withoutTable : texts.allTables;
  return (
    <TimelineTrack
      row={key}
      height={`${lanes * LANE_REM}rem`}
      name={table ? `${name}, ${texts.seats(table.seats)}` : name}
      label={
        <Text fontWeight="bold" lineHeight="1.2" pt="1" overflowWrap="anywhere">
          {name}
          {table && (
            <Text as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
              {texts.seats(table.seats)}
            </Text>
          )}
        </Text>
      }
    >
      {entries.map((entry) => (
        <TimelineBar key={entry.reservation.id} entry={entry} row={key} />
      ))}
      {picked?.at.row === key && <TimelineGhost picked={picked} />}
    </TimelineTrack>
  );
}
