import type { Restaurant } from "../../tenant/restaurant.schema";

/** One table or a combination of tables that can seat one party. */
export interface TableGroup {
  readonly table_ids: readonly string[];
  readonly seats: number;
}

/** The tables of a restaurant, prepared for finding one. */
export interface TablePlan {
  /** Seats by table id, in the order of the list. */
  readonly seatsById: ReadonlyMap<string, number>;
  /**
   * Best first: single tables before combinations, fewer seats before more, then fewer and smaller
   * tables, then the order of the lists. So large tables stay free for large parties.
   */
  readonly groups: readonly TableGroup[];
  /** Number of seats at all tables. */
  readonly seats: number;
  /** The largest party that a table or a combination seats. */
  readonly largestParty: number;
}

type WithTables = Pick<Restaurant, "tables" | "table_joins">;

const plans = new WeakMap<WithTables, TablePlan | null>();

/**
 * The restaurant's tables; null without a list, where only seats are counted. A combination with an
 * unknown or repeated table is left out.
 */
export function tablePlanOf(restaurant: WithTables): TablePlan | null {
  const known = plans.get(restaurant);
  if (known !== undefined) return known;
  const plan = createPlan(restaurant);
  plans.set(restaurant, plan);
  return plan;
}

function createPlan({ tables = [], table_joins = [] }: WithTables): TablePlan | null {
  if (tables.length === 0) return null;
  const seatsById = new Map(tables.map(({ id, seats }) => [id, seats]));
  const seatsOf = (id: string) => seatsById.get(id) ?? 0;
  const group = (table_ids: readonly string[]): TableGroup => ({
    table_ids,
    seats: table_ids.reduce((sum, id) => sum + seatsOf(id), 0),
  });
  const largest = ({ table_ids }: TableGroup) => Math.max(...table_ids.map(seatsOf));
  const joins = table_joins.filter(
    (ids) => ids.every((id) => seatsById.has(id)) && new Set(ids).size === ids.length,
  );
  const singles = [...seatsById.keys()].map((id) => group([id]));
  const groups = [
    ...singles.toSorted((one, other) => one.seats - other.seats),
    ...joins
      .map(group)
      .toSorted(
        (one, other) =>
          one.seats - other.seats ||
          one.table_ids.length - other.table_ids.length ||
          largest(one) - largest(other),
      ),
  ];
  return {
    seatsById,
    groups,
    seats: group([...seatsById.keys()]).seats,
    largestParty: Math.max(...groups.map(({ seats }) => seats)),
  };
}
