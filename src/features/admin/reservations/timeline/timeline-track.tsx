import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LABEL_WIDTH } from "./timeline-sizes";

interface TimelineTrackProps {
  readonly label: ReactNode;
  /** CSS height. */
  readonly height: string;
  /** Key of a row that reservations can be moved to. */
  readonly row?: string;
  /** Names the row. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** One row: a label that stays in view, and the columns of time. */
export function TimelineTrack({ label, height, row, name, children }: TimelineTrackProps) {
  return (
    <Flex
      minH={height}
      borderTopWidth="1px"
      {...(name ? { role: "group", "aria-label": name } : {})}
      data-row={row}
    >
      <Box
        position="sticky"
        insetInlineStart="0"
        zIndex="2"
        flex="none"
        w={LABEL_WIDTH}
        px="3"
        py="1"
        bg="bg.panel"
        borderEndWidth="1px"
      >
        {label}
      </Box>
      <Box position="relative" flex="1" minW="0" data-track="">
        {children}
      </Box>
    </Flex>
  );
}
