import { nextColumn, type TimeAxis } from "./time-axis";

/** A place in the timeline: a row and the column of the start. */
export interface Placement {
  readonly row: string;
  readonly column: number;
}

/** The grid on which placements move. */
export interface TimelineGrid {
  readonly axis: TimeAxis;
  /** Keys of the rows that reservations can be moved to, from the top. */
  readonly rows: readonly string[];
}

/** The placement after an arrow key; null for every other key. */
export function placementAfterKey(
  { row, column }: Placement,
  key: string,
  { axis, rows }: TimelineGrid,
): Placement | null {
  switch (key) {
    case "ArrowLeft":
      return { row, column: nextColumn(axis, column, -1) };
    case "ArrowRight":
      return { row, column: nextColumn(axis, column, 1) };
    case "ArrowUp":
      return { row: neighbour(rows, row, -1), column };
    case "ArrowDown":
      return { row: neighbour(rows, row, 1), column };
    default:
      return null;
  }
}

/**
 * The column under a pointer.
 * @param share position of the pointer along the axis, 0 to 1
 * @returns the nearest column that is a quarter of an hour
 */
export function columnAt(axis: TimeAxis, share: number): number {
  const column = Math.min(axis.length - 1, Math.max(0, Math.floor(share * axis.length)));
  return axis[column] === null ? nextColumn(axis, column, 1) : column;
}

function neighbour(rows: readonly string[], row: string, step: 1 | -1): string {
  const index = rows.indexOf(row);
  return rows[Math.min(rows.length - 1, Math.max(0, index + step))] ?? row;
}
