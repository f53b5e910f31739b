import { isFinerThanCent } from "../money/money";
import { hoursIssues } from "./hours-issues";
import type { Restaurant } from "./restaurant.schema";
import type { RestaurantIssue, RestaurantPath } from "./restaurant-issue";
import type { SavedRestaurant } from "./save-restaurant-request.schema";

/**
 * Checks what a restaurant's schema cannot express:
 * - hours overlap; an area, a distance or a party size is listed twice
 * - a distance band lies beyond the maximum distance; an amount is finer than a cent
 * - a party is larger than all seats; a table is listed twice
 * - a deposit begins above the largest party that can be booked
 * - a combination has missing or repeated tables
 * - a station is listed twice; a category or a dish belongs to several stations
 * - the legend lacks a code that dishes use
 * - a restaurant that delivers does not say how it offers reusable packaging
 * @param usedCodes the allergen and additive codes in the restaurant's menu
 * @returns empty if the restaurant is valid
 */
export function restaurantIssues(
  restaurant: SavedRestaurant,
  usedCodes: readonly string[] = [],
): RestaurantIssue[] {
  const missing = usedCodes.filter((code) => !Object.hasOwn(restaurant.add_ons, code));
  return [
    ...hoursIssues(restaurant.hours),
    ...areaIssues(restaurant.min_delivery_amount_by_zip),
    ...bandIssues(restaurant),
    ...amountIssues(restaurant),
    ...reservationIssues(restaurant),
    ...tableIssues(restaurant),
    ...stationIssues(restaurant),
    ...reusableIssues(restaurant),
    ...missing.map((code): RestaurantIssue => ({ path: ["add_ons", code], code: "CODE_IN_USE" })),
  ];
}

/** Missing, although the restaurant delivers: VerpackG §§ 33, 34. */
export function reusableIssues({
  delivery,
  reusable,
}: Pick<Restaurant, "delivery" | "reusable">): RestaurantIssue[] {
  return delivery && reusable === undefined
    ? [{ path: ["reusable"], code: "REUSABLE_MISSING" }]
    : [];
}

/** Areas may share a postal code if their labels differ. */
function areaIssues(areas: Restaurant["min_delivery_amount_by_zip"]): RestaurantIssue[] {
  const names = areas.map(({ zip, label }) => `${zip ?? ""} ${label.trim().toLowerCase()}`);
  return duplicates(names).map((index) => ({
    path: ["min_delivery_amount_by_zip", index, "label"],
    code: "DUPLICATE_AREA",
  }));
}

function bandIssues({
  cost_by_distance,
  max_delivery_location_in_km: reach,
}: Pick<Restaurant, "cost_by_distance" | "max_delivery_location_in_km">): RestaurantIssue[] {
  const limits = Object.keys(cost_by_distance);
  return [
    ...duplicates(limits.map(Number)).map(
      (index): RestaurantIssue => ({
        path: ["cost_by_distance", limits[index] ?? ""],
        code: "DUPLICATE_BAND",
      }),
    ),
    ...limits.flatMap((limit): RestaurantIssue[] =>
      Number(limit) > (reach ?? Infinity)
        ? [{ path: ["cost_by_distance", limit], code: "BAND_BEYOND_REACH" }]
        : [],
    ),
  ];
}

function amountIssues(restaurant: SavedRestaurant): RestaurantIssue[] {
  const amounts: [path: RestaurantPath, euros: number][] = [
    [["min_delivery_amount"], restaurant.min_delivery_amount],
    // A discount has at most two decimals, like an amount.
    [["pick_up_discount"], restaurant.pick_up_discount],
    ...restaurant.min_delivery_amount_by_zip.map(
      ({ min_delivery_amount }, index): [RestaurantPath, number] => [
        ["min_delivery_amount_by_zip", index, "min_delivery_amount"],
        min_delivery_amount,
      ],
    ),
    ...Object.entries(restaurant.cost_by_distance).map(
      ([limit, euros]): [RestaurantPath, number] => [["cost_by_distance", limit], euros],
    ),
  ];
  return amounts.flatMap(([path, euros]): RestaurantIssue[] =>
    isFinerThanCent(euros) ? [{ path, code: "TOO_PRECISE" }] : [],
  );
}

function reservationIssues({
  reservation_policy: policy,
  tables = [],
}: SavedRestaurant): RestaurantIssue[] {
  if (!policy) return [];
  const path = ["reservation_policy"];
  const sizes = policy.stay_minutes.map(({ up_to }) => up_to);
  return [
    ...duplicates(sizes).map(
      (index): RestaurantIssue => ({
        path: [...path, "stay_minutes", index, "up_to"],
        code: "DUPLICATE_STAY",
      }),
    ),
    // With tables, the largest table or combination limits the party.
    ...(tables.length === 0 && policy.max_party > policy.seats
      ? [{ path: [...path, "max_party"], code: "PARTY_ABOVE_SEATS" } as const]
      : []),
    ...(policy.deposit && policy.deposit.from_party > policy.max_party
      ? [{ path: [...path, "deposit", "from_party"], code: "DEPOSIT_ABOVE_PARTY" } as const]
      : []),
  ];
}

function tableIssues({ tables = [], table_joins = [] }: SavedRestaurant): RestaurantIssue[] {
  const ids = tables.map(({ id }) => id);
  const names = tables.map(({ name }) => name.trim().toLowerCase());
  const issues = (["id", "name"] as const).flatMap((field) =>
    duplicates(field === "id" ? ids : names).map(
      (index): RestaurantIssue => ({ path: ["tables", index, field], code: "DUPLICATE_TABLE" }),
    ),
  );
  const unknown = table_joins.flatMap(({ table_ids }, row) =>
    table_ids.flatMap((id, index): RestaurantIssue[] =>
      ids.includes(id) && table_ids.indexOf(id) === index
        ? []
        : [{ path: ["table_joins", row, "table_ids", index], code: "UNKNOWN_TABLE" }],
    ),
  );
  return [...issues, ...unknown];
}

function stationIssues({ stations = [] }: SavedRestaurant): RestaurantIssue[] {
  const names = stations.map(({ name }) => name.trim().toLowerCase());
  const ids = stations.map(({ id }) => id);
  const repeated = [...duplicates(names), ...duplicates(ids)].map(
    (row): RestaurantIssue => ({ path: ["stations", row, "name"], code: "DUPLICATE_STATION" }),
  );
  const taken = (["categories", "dishes"] as const).flatMap((field) => {
    const parts = stations.flatMap((station, row) => station[field].map((id) => ({ id, row })));
    return duplicates(parts.map(({ id }) => id)).map(
      (index): RestaurantIssue => ({
        path: ["stations", parts[index]?.row ?? 0, field],
        code: "STATION_TAKEN",
      }),
    );
  });
  return [...repeated, ...taken];
}

/** Index of every value that occurred before. */
function duplicates(values: readonly (string | number)[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
