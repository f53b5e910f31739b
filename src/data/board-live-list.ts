import { useEffect, useState } from "react";
import type { Order } from "../domain/order/order.schema";
import type { LiveListener, StopListening } from "../firebase/live";
import { type LiveList, LOADING, listAfter } from "./live-list";

type Lists = Readonly<Record<string, LiveList<Order>>>;

/** Starts following one restaurant's orders. */
export type WatchOrders = (
  restoKey: string,
  listener: LiveListener<readonly Order[]>,
) => StopListening;

/**
 * The orders of several restaurants as one live list.
 * @param joinedKeys keys of the restaurants, separated by spaces
 * @param watch must keep its identity between renders
 */
export function useOrdersOf(joinedKeys: string, watch: WatchOrders): LiveList<Order> {
  const [followed, setFollowed] = useState<{ of: string; lists: Lists }>({ of: "", lists: {} });

  useEffect(() => {
    setFollowed({ of: joinedKeys, lists: {} });
    const report = (key: string, next: (list: LiveList<Order>) => LiveList<Order>) =>
      setFollowed(({ lists }) => ({
        of: joinedKeys,
        lists: { ...lists, [key]: next(lists[key] ?? LOADING) },
      }));
    const stops = splitKeys(joinedKeys).map((key) =>
      watch(key, {
        onAnswer: (answer) => report(key, (list) => listAfter(list, answer)),
        onFault: (fault) => {
          console.error("board ended", fault);
          report(key, (list) => ({ ...list, status: "failed" }));
        },
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [joinedKeys, watch]);

  if (followed.of !== joinedKeys) return LOADING;
  return mergedLists(splitKeys(joinedKeys).map((key) => followed.lists[key] ?? LOADING));
}

/** Several lists as one; its status is the worst of theirs. */
export function mergedLists<T>(lists: readonly LiveList<T>[]): LiveList<T> {
  const statuses = ["failed", "disconnected", "loading", "signed-out"] as const;
  const worst = statuses.find((status) => lists.some((list) => list.status === status));
  return { items: lists.flatMap(({ items }) => items), status: worst ?? "live" };
}

function splitKeys(joinedKeys: string): string[] {
  return joinedKeys.split(" ").filter((key) => key !== "");
}
