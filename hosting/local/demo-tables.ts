import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Tables of restaurants in a fresh local backend, by key. The others count seats only. */
export const demoTables: Readonly<Record<string, Pick<Restaurant, "tables" | "table_joins">>> = {
  "le-vie": {
    tables: [
      { id: "f1", name: "1", room: "Fenster", seats: 2 },
      { id: "f2", name: "2", room: "Fenster", seats: 2 },
      { id: "g3", name: "3", room: "Gastraum", seats: 4 },
      { id: "g4", name: "4", room: "Gastraum", seats: 4 },
      { id: "g5", name: "5", room: "Gastraum", seats: 6 },
      { id: "h6", name: "6", room: "Innenhof", seats: 2 },
      { id: "h7", name: "7", room: "Innenhof", seats: 2 },
      { id: "h8", name: "8", room: "Innenhof", seats: 2 },
    ],
    table_joins: [
      ["f1", "f2"],
      ["g3", "g4"],
      ["h6", "h7"],
      ["h6", "h7", "h8"],
    ],
  },
};
