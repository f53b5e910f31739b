import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import {
  type RestaurantIssueCode,
  type RestaurantPath,
  restaurantIssues,
} from "@/domain/tenant/restaurant-issues";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { fieldPath, readableProblems } from "./readable-problems";

const SENTENCES: Readonly<Record<RestaurantIssueCode, string>> = {
  HOURS_START_AT_24: "expected a time before the end of the day",
  HOURS_EMPTY: "expected another time than it opens at",
  HOURS_OVERLAP: "expected a time after the closing before it",
  DUPLICATE_AREA: "expected another name; one with this postal code has it",
  DUPLICATE_BAND: "expected another distance; there is a fee for it",
  BAND_BEYOND_REACH: "expected a distance within max_delivery_location_in_km",
  TOO_PRECISE: "expected two decimal places at most",
  DUPLICATE_STAY: "expected another size; there is a stay for it",
  PARTY_ABOVE_SEATS: "expected no more than there are seats",
  CODE_IN_USE: "expected a label; dishes carry this code",
};

/**
 * What the record's schema lets pass and its editor would not save: lines left empty, and what
 * fields say about each other. Also an address for mails, which the legal notice must name
 * (DDG § 5).
 * @returns a line for each, with the field's path and what is expected
 */
export function restaurantProblems(record: Restaurant): string[] {
  const stored = toStoredRestaurant(record);
  return [
    ...readableProblems(savedRestaurantSchema, stored),
    ...restaurantIssues(stored).map(({ path, code }) => `${pathInFile(path)}: ${SENTENCES[code]}`),
    ...(record.email ? [] : ["email: expected an address for the legal notice"]),
  ];
}

/** The database holds opening hours as `{open, close}`, the files as pairs. */
function pathInFile(path: RestaurantPath): string {
  const [field, day, pair, part] = path;
  if (field !== "hours") return fieldPath(path);
  return fieldPath([field, String(day), Number(pair), part === "open" ? 0 : 1]);
}
