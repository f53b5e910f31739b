import type { Cents } from "../../money/money";
import type { DishCosts } from "./dish-costs.schema";

/** The cost of a dish; null if none was entered. Only own keys count: an id may be `constructor`. */
export function costOf(costs: DishCosts | null, item_id: string): Cents | null {
  return costs && Object.hasOwn(costs, item_id) ? (costs[item_id] ?? null) : null;
}
