import { BOARD_COLUMNS, type ColumnName } from "./context/board-groups";

type PerColumn = Readonly<Record<ColumnName, number>>;

/** Orders that left the kitchen need less space than those that wait for it. */
const WEIGHTS: PerColumn = { new: 1, kitchen: 1, out: 0.5 };

/**
 * Divides the lanes of the board, each as wide as one card, among its columns: none for an empty
 * column, one for each other, and every further lane for the column with the most orders per lane.
 * @param orders shown cards by column
 * @param total lanes that fit the screen
 */
export function allocateLanes(orders: PerColumn, total: number): PerColumn {
  const lanes = { new: 0, kitchen: 0, out: 0 };
  const filled = BOARD_COLUMNS.filter((column) => orders[column] > 0);
  if (filled.length === 0) return lanes;
  for (const column of filled) lanes[column] = 1;
  const load = (column: ColumnName) =>
    lanes[column] === 0 ? 0 : (orders[column] * WEIGHTS[column]) / lanes[column];
  for (let left = total - filled.length; left > 0; left -= 1) {
    // With equal loads, the kitchen comes first.
    const fullest = (["new", "out"] as const).reduce<ColumnName>(
      (best, column) => (load(column) > load(best) ? column : best),
      "kitchen",
    );
    lanes[fullest] += 1;
  }
  return lanes;
}
