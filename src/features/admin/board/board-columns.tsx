import { Grid } from "@chakra-ui/react";
import { useMemo, useRef } from "react";
import { useBoard } from "@/data/staff/board-provider";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { boardViewAtom } from "@/state/staff/board-view-atoms";
import { BoardColumn, FoldedCards } from "./board-column";
import { BOARD_COLUMNS, type BoardGroups } from "./context/board-groups";
import { allocateLanes } from "./lanes";
import { useLaneCount } from "./use-lane-count";

/** The board's columns. Preorders that are not due yet and finished orders are collapsed. */
export function BoardColumns({ groups }: { groups: BoardGroups }) {
  const texts = useTexts(boardTexts);
  const { missed, orders: all, showMoreFinished } = useBoard();
  const area = useRef<HTMLDivElement>(null);
  const { density } = useAtomValue(boardViewAtom);
  const { lanes, isStacked } = useLaneCount(area, density);
  const [inNew, inKitchen, inOut] = BOARD_COLUMNS.map((name) => groups[name].length);
  const share = useMemo(
    () => allocateLanes({ new: inNew ?? 0, kitchen: inKitchen ?? 0, out: inOut ?? 0 }, lanes),
    [inNew, inKitchen, inOut, lanes],
  );
  const widths = BOARD_COLUMNS.map((name) => `minmax(0, ${share[name]}fr)`).join(" ");
  return (
    <Grid
      ref={area}
      gap="2"
      // Each column scrolls separately, so that new orders stay visible beside a long kitchen column.
      {...(!isStacked && { flex: "1 0 22rem", minH: "0", templateRows: "minmax(0, 1fr)" })}
      style={isStacked ? undefined : { gridTemplateColumns: widths }}
    >
      {BOARD_COLUMNS.map((name) => (
        <BoardColumn
          key={name}
          name={name}
          cards={{ orders: groups[name], missed }}
          lanes={isStacked ? lanes : share[name]}
        >
          {name === "kitchen" && (
            <FoldedCards title={texts.later} cards={{ orders: groups.later, missed }} />
          )}
          {name === "out" && (
            <FoldedCards
              title={texts.done}
              cards={{ orders: groups.done, missed }}
              onMore={all.hasMore ? showMoreFinished : undefined}
            />
          )}
        </BoardColumn>
      ))}
    </Grid>
  );
}
