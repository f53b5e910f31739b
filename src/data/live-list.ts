import type { LiveAnswer, UnreadableDocument } from "@/firebase/connection/live";

/**
 * A list that follows the server.
 * - `signed-out`: no user, so nothing is loaded
 * - `loading`: no answer from the server yet
 * - `live`: as stored on the server
 * - `disconnected`: may be outdated; an empty list does not mean that there is nothing
 * - `failed`: the server refused
 */
export interface LiveList<T> {
  readonly items: readonly T[];
  readonly status: "signed-out" | "loading" | "live" | "disconnected" | "failed";
  /** Stored documents that `items` lacks because they cannot be parsed. */
  readonly unreadable: readonly UnreadableDocument[];
  /** Whether there are more documents than are followed. */
  readonly hasMore: boolean;
}

/** Documents by id. One that moves may briefly be in two lists: keeps its latest version. */
export function latestById<T extends { readonly id: string; readonly version: number }>(
  items: readonly T[],
): Map<string, T> {
  const latest = new Map<string, T>();
  for (const each of items) {
    if ((latest.get(each.id)?.version ?? 0) <= each.version) latest.set(each.id, each);
  }
  return latest;
}

const EMPTY = { items: [], unreadable: [], hasMore: false };
export const SIGNED_OUT: LiveList<never> = { ...EMPTY, status: "signed-out" };
export const LOADING: LiveList<never> = { ...EMPTY, status: "loading" };

/** The list after a snapshot; each snapshot replaces the list. */
export function listAfter<T>(
  list: LiveList<T>,
  { value, fromCache, unreadable = [], hasMore = false }: LiveAnswer<readonly T[]>,
): LiveList<T> {
  const next = { items: value, unreadable, hasMore };
  if (!fromCache) return { ...next, status: "live" };
  // Before the server's first answer, cached documents are shown as loading. An empty answer from
  // the cache means that the client has given up connecting.
  const stillLoading = list.status === "loading" && value.length > 0;
  return { ...next, status: stillLoading ? "loading" : "disconnected" };
}
