import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import type { LiveAnswer, LiveListener, StopListening } from "../connection/live";

/** Group lists end below this share of the limit: hysteresis, so that they do not flicker. */
const ENOUGH_ROOM = 0.8;

/** Starts a list of one restaurant's orders in the given states. */
export type ListenIn = (
  states: readonly OrderStatus[],
  listener: LiveListener<readonly Order[]>,
) => StopListening;

/**
 * Follows all open orders in one query while they fit into it. Beyond that, adds one query for each
 * group of states, so that each group shows as many orders as one query may return.
 * @param groups all open states, grouped by the board's columns
 */
export function listenInGroups(
  groups: readonly (readonly OrderStatus[])[],
  limit: number,
  listenIn: ListenIn,
  listener: LiveListener<readonly Order[]>,
): StopListening {
  let all: LiveAnswer<readonly Order[]> | null = null;
  const more = new Map<readonly OrderStatus[], LiveAnswer<readonly Order[]> | null>();
  const stops: StopListening[] = [];

  function report(): void {
    if (!all) return;
    const known = [all, ...more.values()].filter((answer) => answer !== null);
    const byId = new Map<string, Order>();
    for (const order of known.flatMap(({ value }) => value)) {
      if ((byId.get(order.id)?.version ?? 0) <= order.version) byId.set(order.id, order);
    }
    listener.onAnswer({
      value: [...byId.values()],
      fromCache: known.some(({ fromCache }) => fromCache),
    });
  }

  function follow(group: readonly OrderStatus[]): void {
    more.set(group, null);
    stops.push(
      listenIn(group, {
        onAnswer: (answer) => {
          // A list that has just started says nothing about the connection yet.
          const isStarting = answer.fromCache && !more.get(group);
          if (!isStarting) more.set(group, answer);
          report();
        },
        onFault: listener.onFault,
      }),
    );
  }

  function stopMore(): void {
    for (const stop of stops.splice(0)) stop();
    more.clear();
  }

  const stopAll = listenIn(groups.flat(), {
    onAnswer: (answer) => {
      all = answer;
      if (answer.value.length < limit * ENOUGH_ROOM) stopMore();
      else if (answer.value.length >= limit && more.size === 0) groups.forEach(follow);
      report();
    },
    onFault: listener.onFault,
  });
  return () => {
    stopAll();
    stopMore();
  };
}
