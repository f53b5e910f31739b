import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";
import { listenInGroups } from "./board-open-orders";
import { cachedParse } from "./cached-parse";
import { parseAvailability } from "./parse-availability";
import { parseOrder } from "./parse-order";

/** Maximum number of orders in one query, set by the security rules. */
export const BOARD_LIMIT = 100;

/** Open states, grouped by the board's columns; each group is read up to {@link BOARD_LIMIT}. */
export const OPEN_GROUPS: readonly (readonly OrderStatus[])[] = [
  ["placed"],
  ["accepted", "preparing"],
  ["ready", "out_for_delivery"],
];

/**
 * Follows the open orders of one restaurant: the newest {@link BOARD_LIMIT}, and if there are more,
 * the newest of each of the {@link OPEN_GROUPS}.
 */
export function watchOpenOrders(
  restoKey: string,
  listener: LiveListener<readonly Order[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToOrdersIn } = await import("./board-repo-queries");
    const parse = cachedParse(parseOrder);
    return listenInGroups(
      OPEN_GROUPS,
      BOARD_LIMIT,
      (states, each) => listenToOrdersIn({ restoKey, states, limitTo: BOARD_LIMIT }, parse, each),
      listener,
    );
  }, listener.onFault);
}

/** Follows the orders of one restaurant that finished since an instant, latest first. */
export function watchFinishedOrders(
  restoKey: string,
  since: number,
  listener: LiveListener<readonly Order[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToFinishedOrders } = await import("./board-repo-queries");
    const parse = cachedParse(parseOrder);
    return listenToFinishedOrders({ restoKey, since, limitTo: BOARD_LIMIT }, parse, listener);
  }, listener.onFault);
}

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
