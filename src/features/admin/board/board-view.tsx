import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useBoard } from "@/data/board-provider";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { extraMinutesAt } from "@/domain/availability/extra-minutes";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { LoadingState } from "@/ui/feedback/loading-state";
import { AlarmControl, AlarmNotice } from "./alarm/alarm-control";
import { OverdueNotice } from "./alarm/overdue-notice";
import { useAlarm } from "./alarm/use-alarm";
import { useNewOrdersTitle } from "./alarm/use-new-orders-title";
import { useOverdue } from "./alarm/use-overdue";
import { AvailabilityControls } from "./availability/availability-controls";
import { BoardColumns } from "./board-columns-view";
import { BoardContext } from "./board-context";
import { BoardNotices, ConnectionState } from "./board-status";
import { createOrderSteps } from "./card/order-steps";
import { leadMinutes } from "./card/suggested-minutes";
import { PatternNotices } from "./guests/pattern-notice";
import { matchesSearch } from "./order-search";
import { PrintSheet } from "./printing/print-sheet";
import { usePrinter } from "./printing/use-printer";
import { UnattendedNotices } from "./unattended-notice";
import { useBoardKeys } from "./use-board-keys";

interface BoardViewProps {
  readonly restaurants: readonly Restaurant[];
  /** Address of the page on which managers block guests; null for other staff. */
  readonly guests: string | null;
}

/** Bar, notices and columns of the board. */
export function BoardView({ restaurants, guests }: BoardViewProps) {
  const texts = useTexts(boardTexts);
  const { orders } = useBoard();
  const [search, setSearch] = useState("");
  // Filtering hundreds of cards must not block typing.
  const wanted = useDeferredValue(search);
  const [steps] = useState(createOrderSteps);
  const { job, print } = usePrinter();
  const board = useRef<HTMLDivElement>(null);
  useBoardKeys(board);
  useNewOrdersTitle(orders.items);

  const restaurantsByKey = useMemo(
    () => new Map(restaurants.map((each) => [each.key, each])),
    [restaurants],
  );
  const overdue = useOverdue(restaurantsByKey);
  const alarm = useAlarm(orders.items, overdue > 0);
  const leadMinutesOf = useLeadMinutesOf(restaurantsByKey);
  const tools = useMemo(() => {
    const restaurantOf = (order: Order) =>
      restaurantsByKey.size > 1 ? (restaurantsByKey.get(order.resto_key) ?? null) : null;
    return { steps, leadMinutesOf, restaurantOf, print, guests };
  }, [steps, leadMinutesOf, print, guests, restaurantsByKey]);
  const found = useMemo(
    () => orders.items.filter((order) => matchesSearch(order, wanted)),
    [orders.items, wanted],
  );
  const printedRestaurant = job && restaurantsByKey.get(job.order.resto_key);

  return (
    <BoardContext value={tools}>
      <div className="board" ref={board}>
        <div className="board__bar">
          <h1 className="visually-hidden" tabIndex={-1}>
            {texts.title}
          </h1>
          <input
            className="board__search"
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchHint}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <output className="board__found">{search.trim() && texts.found(found.length)}</output>
          <ConnectionState />
          <AvailabilityControls restaurants={restaurants} />
          <AlarmControl device={alarm} />
        </div>
        <UnattendedNotices restaurants={restaurants} />
        <PatternNotices restaurants={restaurants} />
        <OverdueNotice count={overdue} />
        <AlarmNotice device={alarm} />
        <BoardNotices />
        {orders.status === "loading" && orders.items.length === 0 ? (
          <LoadingState label={texts.loading} />
        ) : (
          <BoardColumns orders={found} />
        )}
        <p className="board__keys">{texts.keys}</p>
      </div>
      {job && printedRestaurant && <PrintSheet job={job} restaurant={printedRestaurant} />}
    </BoardContext>
  );
}

/** Lead time by order. Stable until the availability or the restaurants change. */
function useLeadMinutesOf(
  restaurantsByKey: ReadonlyMap<string, Restaurant>,
): (order: Order) => number {
  const { availabilityOf } = useBoard();
  const now = useAtomValue(serverNowAtom);
  const extras = [...restaurantsByKey.keys()]
    .map((key) => extraMinutesAt(availabilityOf(key) ?? DEFAULT_AVAILABILITY, now))
    .join(" ");
  return useMemo(() => {
    const minutes = new Map(
      [...restaurantsByKey.keys()].map((key, at) => [key, Number(extras.split(" ")[at])]),
    );
    return (order: Order) =>
      leadMinutes(
        order,
        restaurantsByKey.get(order.resto_key) ?? {},
        minutes.get(order.resto_key) ?? 0,
      );
  }, [restaurantsByKey, extras]);
}
