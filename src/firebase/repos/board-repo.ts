import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import {
  type LiveListener,
  type PagedListening,
  type StopListening,
  startPagesWhenLoaded,
  startWhenLoaded,
} from "../connection/live";
import type { DueFrom } from "./board-queries";
import { cachedParse } from "./cached-parse";
import { parseAvailability } from "./parse-availability";
import { parseOrder } from "./parse-order";

/** The longest list that the security rules allow. */
const OPEN_PAGE = 100;
const FINISHED_PAGE = 50;

/**
 * Follows all open orders of one restaurant, oldest first, however many there are.
 * @param due from the first day that the security rules allow on
 */
export function watchOpenOrders(
  due: DueFrom,
  listener: LiveListener<readonly Order[]>,
): StopListening {
  const { stop } = startPagesWhenLoaded(async () => {
    const [{ listenInPages }, { openOrdersQuery }] = await loadQueries();
    return listenInPages(
      {
        makeQuery: (database) => openOrdersQuery(database, due),
        pageSize: OPEN_PAGE,
        pages: Number.POSITIVE_INFINITY,
      },
      cachedParse(parseOrder),
      listener,
    );
  }, listener.onFault);
  return stop;
}

/** Follows the orders of one restaurant that finished since an instant, latest first, in pages. */
export function watchFinishedOrders(
  due: DueFrom,
  since: number,
  listener: LiveListener<readonly Order[]>,
): PagedListening {
  return startPagesWhenLoaded(async () => {
    const [{ listenInPages }, { finishedOrdersQuery }] = await loadQueries();
    return listenInPages(
      {
        makeQuery: (database) => finishedOrdersQuery(database, due, since),
        pageSize: FINISHED_PAGE,
        pages: 1,
      },
      cachedParse(parseOrder),
      listener,
    );
  }, listener.onFault);
}

const loadQueries = () =>
  Promise.all([import("../connection/live-pages"), import("./board-queries")]);

/** Follows a restaurant's availability at once, unlike the guests' page. */
export function watchStaffAvailability(
  restoKey: string,
  onChange: (availability: Availability) => void,
): StopListening {
  const onFault = (fault: unknown) => console.warn("live availability unavailable", fault);
  return startWhenLoaded(async () => {
    const { listenToDocument } = await import("../connection/live-queries");
    return listenToDocument(["availability", restoKey], parseAvailability, {
      onAnswer: ({ value, fromCache }) => {
        if (value || !fromCache) onChange(value ?? DEFAULT_AVAILABILITY);
      },
      onFault,
    });
  }, onFault);
}
