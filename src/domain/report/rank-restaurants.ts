import type { DayFigures } from "./day-figures";

/** Figures by which a ranking can be sorted. */
export type RankedBy = "turnover_cents" | "orders";

interface Rankable {
  readonly title: string;
  /** Null if not known. */
  readonly figures: DayFigures | null;
}

/**
 * Sorts restaurants by a figure, the highest first. Equal restaurants share a rank and are sorted by
 * the other figure, then by title; the ranks after them are left out (1, 1, 3). Restaurants without
 * figures come last and have no rank.
 */
export function rankRestaurants<Row extends Rankable>(
  rows: readonly Row[],
  by: RankedBy,
): (Row & { readonly rank: number | null })[] {
  const other = by === "orders" ? "turnover_cents" : "orders";
  const figureOf = ({ figures }: Rankable, figure: RankedBy) => figures?.[figure] ?? -1;
  return rows
    .toSorted(
      (a, b) =>
        figureOf(b, by) - figureOf(a, by) ||
        figureOf(b, other) - figureOf(a, other) ||
        a.title.localeCompare(b.title, "de"),
    )
    .map((row, _at, sorted) => ({
      ...row,
      rank:
        row.figures && sorted.findIndex((first) => figureOf(first, by) === figureOf(row, by)) + 1,
    }));
}
