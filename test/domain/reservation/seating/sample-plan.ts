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

export const withTables: Pick<Restaurant, "tables" | "table_joins"> = {
  tables: TABLES,
  table_joins: JOINS,
};
