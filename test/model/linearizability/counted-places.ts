import type { Outcome } from "../runs/outcome";

/** Places per quarter of an hour: orders of a slot, or seats. */
export type Places = Readonly<Record<string, number>>;

/** Places that an order or a reservation takes: a number in each of its quarters of an hour. */
export interface Taken {
  readonly quarters: readonly string[];
  readonly size: number;
}

/** Exchanges places: `from` is null for new ones, `to` is null for those given back. */
interface Exchange {
  readonly kind: "exchange";
  readonly from: Taken | null;
  readonly to: Taken | null;
}

export type PlaceAct = Exchange | { readonly kind: "read" };

/** Answers to {@link PlaceAct}; a read is answered with {@link countsInWords}. */
export const DONE = "done";
export const FULL = "full";

/** Counted places without zeros, in words. */
export function countsInWords(places: Places): string {
  const taken = Object.entries(places).filter(([, count]) => count !== 0);
  return taken
    .map(([quarter, count]) => `${quarter}: ${count}`)
    .toSorted()
    .join(", ");
}

/** The sequential specification of places with a capacity. */
export function countPlaces(capacity: number) {
  return (places: Places, act: PlaceAct): Outcome<Places> => {
    if (act.kind === "read") return [places, countsInWords(places)];
    const { from, to } = act;
    const after = { ...places };
    for (const quarter of from?.quarters ?? []) {
      after[quarter] = (after[quarter] ?? 0) - (from?.size ?? 0);
    }
    for (const quarter of to?.quarters ?? []) {
      after[quarter] = (after[quarter] ?? 0) + (to?.size ?? 0);
    }
    const isFull = to?.quarters.some((quarter) => (after[quarter] ?? 0) > capacity);
    return isFull ? [places, FULL] : [after, DONE];
  };
}
