import { Grid } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useBoard } from "@/data/staff/board-provider";
import { boardTexts } from "@/i18n/admin/board-texts";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { boardViewAtom } from "@/state/staff/board-view-atoms";
import { BoardColumn, FoldedCards } from "./board-column";
import { useBoardContext } from "./context/board-context";
import { BOARD_COLUMNS, type BoardGroups } from "./context/board-groups";
import { allocateLanes } from "./lanes";
import { EMPTY_COLUMN_PX, useLaneCount } from "./use-lane-count";

/** The board's columns. Preorders that are not due yet and finished orders are collapsed. */
export function BoardColumns({ groups }: { groups: BoardGroups }) {
  const texts = useTexts(boardTexts);
  const own = useTexts(stationTexts);
  const { station } = useBoardContext();
  const { missed, orders: all, showMoreFinished } = useBoard();
  const area = useRef<HTMLDivElement>(null);
  const { density } = useAtomValue(boardViewAtom);
  const [open, setOpen] = useState({ later: false, done: false });
  const shown = {
    new: groups.new.length,
    kitchen: groups.kitchen.length + (open.later ? groups.later.length : 0),
    out: groups.out.length + (open.done ? groups.done.length : 0),
  };
  const empty = BOARD_COLUMNS.filter((name) => shown[name] === 0).length;
  const { lanes, isStacked } = useLaneCount(area, { density, empty });
  const share = allocateLanes(shown, lanes);
  const isEmpty = empty === BOARD_COLUMNS.length;
  const widths = BOARD_COLUMNS.map((name) =>
    share[name] === 0 && !isEmpty
      ? `${EMPTY_COLUMN_PX}px`
      : `minmax(0, ${Math.max(1, share[name])}fr)`,
  ).join(" ");
  return (
    <Grid
      ref={area}
      gap="1.5"
      // Each column scrolls separately, so that new orders stay visible beside a long kitchen column.
      {...(!isStacked && { flex: "1 0 22rem", minH: "0", templateRows: "minmax(0, 1fr)" })}
      style={isStacked ? undefined : { gridTemplateColumns: widths }}
    >
      {BOARD_COLUMNS.map((name) => (
        <BoardColumn
          key={name}
          name={name}
          cards={{ orders: groups[name], missed }}
          lanes={isStacked ? lanes : Math.max(1, share[name])}
        >
          {name === "kitchen" && (
            <FoldedCards
              title={texts.later}
              cards={{ orders: groups.later, missed }}
              isOpen={open.later}
              onToggle={(later) => setOpen({ ...open, later })}
            />
          )}
          {name === "out" && (
            <FoldedCards
              title={station ? own.past : texts.done}
              cards={{ orders: groups.done, missed }}
              isOpen={open.done}
              onToggle={(done) => setOpen({ ...open, done })}
              onMore={all.hasMore ? showMoreFinished : undefined}
            />
          )}
        </BoardColumn>
      ))}
    </Grid>
  );
}
