import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LiveListener, PagedListening, StopListening } from "@/firebase/connection/live";
import { type LiveList, LOADING, listAfter } from "./live-list";
import { useStableList } from "./use-stable-list";

type Lists<T> = Readonly<Record<string, LiveList<T>>>;

/** Starts following a list of one restaurant. */
type WatchList<T> = (restoKey: string, listener: LiveListener<readonly T[]>) => StopListening;

/**
 * The live lists of several restaurants, merged into one.
 * @param watch must keep its identity between renders
 */
export function useMergedLists<T>(restoKeys: readonly string[], watch: WatchList<T>): LiveList<T> {
  const keys = useStableList(restoKeys);
  const [followed, setFollowed] = useState<{ keys: readonly string[]; lists: Lists<T> }>({
    keys,
    lists: {},
  });

  useEffect(() => {
    // A list that is only followed from another day on keeps its items until the first answer.
    setFollowed((last) => ({
      keys,
      lists: last.keys === keys ? reloading(last.lists) : {},
    }));
    const report = (key: string, next: (list: LiveList<T>) => LiveList<T>) =>
      setFollowed(({ lists }) => ({
        keys,
        lists: { ...lists, [key]: next(lists[key] ?? LOADING) },
      }));
    const stops = keys.map((key) =>
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
  }, [keys, watch]);

  return useMemo(() => {
    if (followed.keys !== keys) return LOADING;
    return mergeLists(keys.map((key) => followed.lists[key] ?? LOADING));
  }, [followed, keys]);
}

/**
 * {@link useMergedLists} for lists in pages.
 * @returns the list, and `showMore`, which follows one more page of every list that has one
 */
export function usePagedLists<T>(
  restoKeys: readonly string[],
  watch: (restoKey: string, listener: LiveListener<readonly T[]>) => PagedListening,
): { readonly list: LiveList<T>; readonly showMore: () => void } {
  const running = useRef(new Set<PagedListening>());
  const follow = useCallback(
    (key: string, listener: LiveListener<readonly T[]>) => {
      const pages = watch(key, listener);
      running.current.add(pages);
      return () => {
        running.current.delete(pages);
        pages.stop();
      };
    },
    [watch],
  );
  const list = useMergedLists(restoKeys, follow);
  const showMore = useCallback(() => {
    for (const pages of running.current) pages.showMore();
  }, []);
  return { list, showMore };
}

/** Merges lists; the status is the worst of theirs. */
export function mergeLists<T>(lists: readonly LiveList<T>[]): LiveList<T> {
  const statuses = ["failed", "disconnected", "loading", "signed-out"] as const;
  const worst = statuses.find((status) => lists.some((list) => list.status === status));
  return {
    items: lists.flatMap(({ items }) => items),
    status: worst ?? "live",
    unreadable: lists.flatMap(({ unreadable }) => unreadable),
    hasMore: lists.some(({ hasMore }) => hasMore),
  };
}

function reloading<T>(lists: Lists<T>): Lists<T> {
  return Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [key, { ...list, status: "loading" }]),
  );
}
