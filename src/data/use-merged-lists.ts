import { useEffect, useState } from "react";
import type { LiveListener, StopListening } from "@/firebase/connection/live";
import { type LiveList, LOADING, listAfter } from "./live-list";

type Lists<T> = Readonly<Record<string, LiveList<T>>>;

/** Starts following a list of one restaurant. */
type WatchList<T> = (restoKey: string, listener: LiveListener<readonly T[]>) => StopListening;

/**
 * The live lists of several restaurants, merged into one.
 * @param joinedKeys keys of the restaurants, separated by spaces
 * @param watch must keep its identity between renders
 */
export function useMergedLists<T>(joinedKeys: string, watch: WatchList<T>): LiveList<T> {
  const [followed, setFollowed] = useState<{ of: string; lists: Lists<T> }>({ of: "", lists: {} });

  useEffect(() => {
    setFollowed({ of: joinedKeys, lists: {} });
    const report = (key: string, next: (list: LiveList<T>) => LiveList<T>) =>
      setFollowed(({ lists }) => ({
        of: joinedKeys,
        lists: { ...lists, [key]: next(lists[key] ?? LOADING) },
      }));
    const stops = splitKeys(joinedKeys).map((key) =>
      watch(key, {
        onAnswer: (answer) => report(key, (list) => listAfter(list, answer)),
        onFault: (fault) => {
          console.error("live list ended", fault);
          report(key, (list) => ({ ...list, status: "failed" }));
        },
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [joinedKeys, watch]);

  if (followed.of !== joinedKeys) return LOADING;
  return mergeLists(splitKeys(joinedKeys).map((key) => followed.lists[key] ?? LOADING));
}

/** Merges lists; the status is the worst of theirs. */
export function mergeLists<T>(lists: readonly LiveList<T>[]): LiveList<T> {
  const statuses = ["failed", "disconnected", "loading", "signed-out"] as const;
  const worst = statuses.find((status) => lists.some((list) => list.status === status));
  return { items: lists.flatMap(({ items }) => items), status: worst ?? "live" };
}

function splitKeys(joinedKeys: string): string[] {
  return joinedKeys.split(" ").filter((key) => key !== "");
}
