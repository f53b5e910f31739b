import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/**
 * The tables that a party gets when it is put on one table: that table if it is large enough, else the
 * best combination with it. Without such a combination that table, which the rules then refuse.
 */
export function tablesAt(
  restaurant: Pick<Restaurant, "tables" | "table_joins">,
  tableId: string,
  partySize: number,
): readonly string[] {
  const group = tablePlanOf(restaurant)?.groups.find(
    ({ table_ids, seats }) => seats >= partySize && table_ids.includes(tableId),
  );
  return group?.table_ids ?? [tableId];
}
