import { useMemo } from "react";
import { useBoard } from "@/data/board-provider";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { BoardColumn, FoldedCards } from "./board-column";
import { BOARD_COLUMNS, boardGroups } from "./board-columns";
import { useBoardContext } from "./board-context";

/** The board's columns. Preorders that are not due yet and finished orders are collapsed. */
export function BoardColumns({ orders }: { orders: readonly Order[] }) {
  const texts = useTexts(boardTexts);
  const { missed, orders: all, showMoreFinished } = useBoard();
  const { leadMinutesOf } = useBoardContext();
  const now = useAtomValue(serverNowAtom);
  const groups = useMemo(
    () => boardGroups(orders, { now, leadMinutes: leadMinutesOf }),
    [orders, now, leadMinutesOf],
  );
  return (
    <div className="board__columns">
      {BOARD_COLUMNS.map((name) => (
        <BoardColumn
          key={name}
          name={name}
          title={texts.columns[name]}
          cards={{ orders: groups[name], missed }}
        >
          {groups[name].length === 0 && <p className="board-column__empty">{texts.empty[name]}</p>}
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
    </div>
  );
}
