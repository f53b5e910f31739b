import type { LiveAnswer } from "@/firebase/connection/live";

/**
 * A list that follows the server.
 * - `signed-out`: nobody is signed in, nothing is loaded
 * - `loading`: no word from the server yet
 * - `live`: as the server has it
 * - `disconnected`: may be outdated; an empty list here never means "nothing there"
 * - `failed`: the server refused
 */
export interface LiveList<T> {
  readonly items: readonly T[];
  readonly status: "signed-out" | "loading" | "live" | "disconnected" | "failed";
}

export const SIGNED_OUT: LiveList<never> = { items: [], status: "signed-out" };
export const LOADING: LiveList<never> = { items: [], status: "loading" };

/** The list after a snapshot, which replaces what was there (spec section 4). */
export function listAfter<T>(
  list: LiveList<T>,
  { value, fromCache }: LiveAnswer<readonly T[]>,
): LiveList<T> {
  if (!fromCache) return { items: value, status: "live" };
  // Before the first word of the server, documents known from elsewhere are shown as they load;
  // nothing at all from the cache means that the client has given up on connecting.
  const stillLoading = list.status === "loading" && value.length > 0;
  return { items: value, status: stillLoading ? "loading" : "disconnected" };
}
