import { useMemo, useRef, useState } from "react";
import { useBoard } from "../../../data/board-provider";
import type { Order } from "../../../domain/order/order.schema";
import type { Restaurant } from "../../../domain/tenant/restaurant.schema";
import { adminBoardTexts } from "../../../i18n/admin-board-texts";
import { useTexts } from "../../../i18n/use-texts";
import { serverNowAtom } from "../../../state/clock-atoms";
import { useAtomValue } from "../../../state/jotai-hooks";
import { LoadingState } from "../../../ui/loading-state";
import { AlarmControl, AlarmNote } from "./alarm-control";
import { BoardColumn, FoldedCards } from "./board-column";
import { BOARD_COLUMNS, boardGroups } from "./board-columns";
import { BoardToolsContext } from "./board-context";
import { BoardNotes, ConnectionState } from "./board-status";
import { BoardSwitches } from "./board-switches";
import { KitchenTicket } from "./kitchen-ticket";
import { matchesSearch } from "./order-search";
import { leadMinutes } from "./suggested-time";
import { useAlarm } from "./use-alarm";
import { useBoardKeys } from "./use-board-keys";
import { useNewOrdersTitle } from "./use-new-orders-title";
import { useOrderSteps } from "./use-order-steps";
import { useTicketPrinter } from "./use-ticket-printer";

/** Bar, notes and columns of the board. */
export function BoardView({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(adminBoardTexts);
  const { orders, switchesOf } = useBoard();
  const [search, setSearch] = useState("");
  const now = useAtomValue(serverNowAtom);
  const steps = useOrderSteps();
  const { alarm, sound } = useAlarm(orders.items);
  const printer = useTicketPrinter();
  const board = useRef<HTMLDivElement>(null);
  useBoardKeys(board);
  useNewOrdersTitle(orders.items);

  const venues = useMemo(() => new Map(restaurants.map((each) => [each.key, each])), [restaurants]);
  const leadOf = (order: Order) =>
    leadMinutes(
      order,
      venues.get(order.resto_key) ?? {},
      switchesOf(order.resto_key).extra_minutes,
    );
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const venueOf = (order: Order) =>
    venues.size > 1 ? (venues.get(order.resto_key) ?? null) : null;
  const found = orders.items.filter((order) => matchesSearch(order, search));
  const groups = boardGroups(found, { now, leadMinutes: leadOf });

  return (
    <BoardToolsContext value={{ now, steps, leadOf, venueOf, print: printer.print }}>
      <div className="board" ref={board}>
        <div className="board__bar">
          <h1 className="visually-hidden">{texts.title}</h1>
          <input
            className="board__search"
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchHint}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <output className="board__found">{search.trim() && texts.found(found.length)}</output>
          <span className="board__keys">{texts.keys}</span>
          <ConnectionState />
          {only && <BoardSwitches restaurant={only} now={now} />}
          <AlarmControl alarm={alarm} sound={sound} />
        </div>
        <AlarmNote alarm={alarm} sound={sound} />
        <BoardNotes />
        {orders.status === "loading" && orders.items.length === 0 ? (
          <LoadingState label={texts.loading} />
        ) : (
          <div className="board__columns">
            {BOARD_COLUMNS.map((name) => (
              <BoardColumn key={name} name={name} title={texts.columns[name]} orders={groups[name]}>
                {groups[name].length === 0 && (
                  <p className="board-column__empty">{texts.empty[name]}</p>
                )}
                {name === "kitchen" && <FoldedCards title={texts.later} orders={groups.later} />}
                {name === "out" && <FoldedCards title={texts.done} orders={groups.done} />}
              </BoardColumn>
            ))}
          </div>
        )}
      </div>
      {printer.job && (
        <KitchenTicket
          job={printer.job}
          venue={venues.get(printer.job.order.resto_key)?.title ?? ""}
        />
      )}
    </BoardToolsContext>
  );
}
