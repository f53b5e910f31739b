import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Table } from "@/domain/tenant/table.schema";

/** Two tables for two, one for four, one for six; the small ones can be joined. */
const TABLES: Table[] = [
  { id: "six", name: "6", room: "Saal", seats: 6 },
  { id: "a", name: "1", room: "Fenster", seats: 2 },
  { id: "b", name: "2", room: "Fenster", seats: 2 },
  { id: "four", name: "4", room: "Saal", seats: 4 },
];

const JOINS = [
  ["a", "b"],
  ["four", "six"],
];

/** Id of a table of {@link largestPlan}. */
export const tableId = (index: number) => `table-${String(index).padStart(3, "0")}`;

/** As many tables for four, and combinations of ten, as a restaurant may list. */
export const largestPlan = {
  tables: Array.from({ length: 200 }, (_, index): Table => {
    return { id: tableId(index), name: String(index), seats: 4 };
  }),
  table_joins: Array.from({ length: 200 }, (_, index) =>
    Array.from({ length: 10 }, (_each, offset) => tableId((index + offset) % 200)),
  ),
} satisfies Pick<Restaurant, "tables" | "table_joins">;

export const withTables: Pick<Restaurant, "tables" | "table_joins"> = {
  tables: TABLES,
  table_joins: JOINS,
};
