import { useCallback, useEffect, useRef, useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { LiveList } from "../live-list";

type Versions = ReadonlyMap<string, number>;

/** Ids of the orders that were added or changed between two live states of the list. */
export function changedBetween(
  before: Versions,
  after: readonly Pick<Order, "id" | "version">[],
): ReadonlySet<string> {
  return new Set(after.filter(({ id, version }) => before.get(id) !== version).map(({ id }) => id));
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Orders that were added or changed while the list was disconnected, until they are dismissed.
 * @param restoKeys keys of the restaurants, a stable list; a change of it starts over
 */
export function useMissedChanges(
  list: LiveList<Order>,
  restoKeys: readonly string[],
): { readonly missed: ReadonlySet<string>; readonly dismiss: () => void } {
  const [missed, setMissed] = useState(NONE);
  const known = useRef<{
    restoKeys: readonly string[];
    versions: Versions;
    wasLost: boolean;
  } | null>(null);

  useEffect(() => {
    const last = known.current?.restoKeys === restoKeys ? known.current : null;
    if (last !== known.current) setMissed(NONE);
    if (list.status === "live") {
      const versions = new Map(list.items.map(({ id, version }) => [id, version]));
      if (last?.wasLost) {
        const changed = changedBetween(last.versions, list.items);
        setMissed((earlier) => new Set([...earlier, ...changed]));
      }
      known.current = { restoKeys, versions, wasLost: false };
    } else {
      known.current = last && { ...last, wasLost: true };
    }
  }, [list, restoKeys]);

  return { missed, dismiss: useCallback(() => setMissed(NONE), []) };
}
