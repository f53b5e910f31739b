import type { TimelineRow } from "./timeline-rows";

/** One bar of a timeline: a reservation at several tables has a bar in each of their rows. */
export interface BarPlace {
  /** Key of the row. */
  readonly row: string;
  /** Id of the reservation. */
  readonly id: string;
}

type Rows = readonly Pick<TimelineRow, "key" | "entries">[];

/**
 * The bar that a key goes to. Left and right: the previous and next bar of the row. Home and End: its
 * first and last. Up and down: the bar with the nearest start in the next row that has bars.
 * @returns null at the edge and for every other key
 */
export function neighbourBar(rows: Rows, { row, id }: BarPlace, key: string): BarPlace | null {
  const index = rows.findIndex((each) => each.key === row);
  const entries = rows[index]?.entries ?? [];
  const position = entries.findIndex(({ reservation }) => reservation.id === id);
  const current = entries[position]?.reservation;
  if (!current) return null;
  const inRow = (at: number) => {
    const entry = entries.at(at);
    return entry ? { row, id: entry.reservation.id } : null;
  };
  switch (key) {
    case "ArrowLeft":
      return position > 0 ? inRow(position - 1) : null;
    case "ArrowRight":
      return inRow(position + 1);
    case "Home":
      return inRow(0);
    case "End":
      return inRow(-1);
    case "ArrowUp":
      return nearestStart(rows.slice(0, index).toReversed(), current.start_at);
    case "ArrowDown":
      return nearestStart(rows.slice(index + 1), current.start_at);
    default:
      return null;
  }
}

function nearestStart(rows: Rows, startAt: number): BarPlace | null {
  const next = rows.find(({ entries }) => entries.length > 0);
  const [nearest] = (next?.entries ?? []).toSorted(
    (one, other) =>
      Math.abs(one.reservation.start_at - startAt) - Math.abs(other.reservation.start_at - startAt),
  );
  return next && nearest ? { row: next.key, id: nearest.reservation.id } : null;
}
