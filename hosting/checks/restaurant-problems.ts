import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { RestaurantIssueCode, RestaurantPath } from "@/domain/tenant/restaurant-issue";
import { restaurantIssues } from "@/domain/tenant/restaurant-issues";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { fieldPath, schemaProblems } from "../lib/schema-problems";

const EXPECTATIONS: Readonly<Record<RestaurantIssueCode, string>> = {
  HOURS_START_AT_24: "expected a time before the end of the day",
  HOURS_EMPTY: "expected a closing time that differs from the opening time",
  HOURS_OVERLAP: "expected a time after the previous closing time",
  DUPLICATE_AREA: "expected another label; this postal code and label are listed already",
  DUPLICATE_BAND: "expected another distance; this one is listed already",
  BAND_BEYOND_REACH: "expected a distance within max_delivery_location_in_km",
  TOO_PRECISE: "expected two decimal places at most",
  DUPLICATE_STAY: "expected another party size; this one is listed already",
  PARTY_ABOVE_SEATS: "expected at most the number of seats",
  DEPOSIT_ABOVE_PARTY: "the deposit begins above max_party",
  DUPLICATE_TABLE: "expected another id and name; this table is listed already",
  UNKNOWN_TABLE: "expected the id of a table, once",
  DUPLICATE_STATION: "expected another id and name; this station is listed already",
  STATION_TAKEN: "lists a category or dish that belongs to another station already",
  CODE_IN_USE: "expected a label; the menu uses this code",
  REUSABLE_MISSING:
    "expected offered, own_containers, exempt or none_needed; a restaurant that delivers must say so (VerpackG §§ 33, 34)",
};

/**
 * Problems that the restaurant's schema accepts but its editor refuses to save: empty lines and
 * contradictory fields. Also a missing e-mail address, which the legal notice must contain
 * (docs/rules.md#law, DDG §5).
 * @returns one line each: path of the field and what is expected
 */
export function restaurantProblems(restaurant: Restaurant): string[] {
  const stored = toStoredRestaurant(restaurant);
  return [
    ...schemaProblems(savedRestaurantSchema, stored),
    ...restaurantIssues(stored).map(
      ({ path, code }) => `${pathInFile(path)}: ${EXPECTATIONS[code]}`,
    ),
    ...(restaurant.email ? [] : ["email: expected an address for the legal notice"]),
  ];
}

/** Opening intervals are `{ open, close }` in the database and pairs in the files. */
function pathInFile(path: RestaurantPath): string {
  const [field, day, interval, end] = path;
  if (field !== "hours") return fieldPath(path);
  return fieldPath([field, String(day), Number(interval), end === "open" ? 0 : 1]);
}
