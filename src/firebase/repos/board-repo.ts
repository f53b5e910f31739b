import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";
import { listenInGroups } from "./board-open-orders";
import { parseAvailability } from "./parse-availability";
import { parseOrder } from "./parse-order";
import { cachedParse } from "./cached-parse";

/** Most orders one list of the board holds; the rules allow no more (contract section 2). */
export const BOARD_LIMIT = 100;

/** Open states as the board's columns group them; each group is read to {@link BOARD_LIMIT}. */
export const OPEN_GROUPS: readonly (readonly OrderStatus[])[] = [
  ["placed"],
  ["accepted", "preparing"],
  ["ready", "out_for_delivery"],
];

/**
 * Follows everything at one restaurant that is not finished: the newest {@link BOARD_LIMIT}, and
 * where there are more, the newest of each of the {@link OPEN_GROUPS}.
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

/** Follows what was finished at one restaurant since an instant, latest first. */
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

/** Follows a restaurant's live switches, for its people: at once, unlike the guests' page. */
export function watchStaffAvailability(
  restoKey: string,
  onChange: (switches: Availability) => void,
): StopListening {
  const onFault = (fault: unknown) => console.warn("live switches unavailable", fault);
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
