import { useState } from "react";

/** The same list as before while its entries are the same, so that effects may depend on it. */
export function useStableList(list: readonly string[]): readonly string[] {
  const [stable, setStable] = useState(list);
  const isSame =
    list.length === stable.length && list.every((entry, index) => entry === stable[index]);
  if (isSame) return stable;
  setStable(list);
  return list;
}
