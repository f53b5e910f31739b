import { useMemo } from "react";
import { cartLinesAtom } from "../../state/cart-atoms";
import { useAtomValue } from "../../state/jotai-hooks";

/** How many portions of each dish the cart holds, by item id. */
export function useDishCounts(): ReadonlyMap<string, number> {
  const lines = useAtomValue(cartLinesAtom);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { id, qty } of lines) counts.set(id, (counts.get(id) ?? 0) + qty);
    return counts;
  }, [lines]);
}
