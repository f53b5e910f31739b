import { BOARD_COLUMNS, type ColumnName } from "./context/board-groups";

type PerColumn = Readonly<Record<ColumnName, number>>;

/** Orders that left the kitchen need less space than those that wait for it. */
const WEIGHTS: PerColumn = { new: 1, kitchen: 1, out: 0.5 };

/**
 * Divides the lanes of the board, each as wide as one card, among its columns: one for each, and
 * every further lane for the column with the most orders per lane.
 * @param total lanes that fit the screen
 */
export function allocateLanes(orders: PerColumn, total: number): PerColumn {
  const lanes = { new: 1, kitchen: 1, out: 1 };
  const load = (column: ColumnName) => (orders[column] * WEIGHTS[column]) / lanes[column];
  for (let left = total - BOARD_COLUMNS.length; left > 0; left -= 1) {
    // With equal loads, and on an empty board, the kitchen comes first.
    const fullest = (["new", "out"] as const).reduce<ColumnName>(
      (best, column) => (load(column) > load(best) ? column : best),
      "kitchen",
    );
    lanes[fullest] += 1;
  }
  return lanes;
}
