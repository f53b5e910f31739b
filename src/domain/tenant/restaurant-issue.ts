/** Rules that span several fields of a restaurant and that its schema cannot check. */
export type RestaurantIssueCode =
  | "HOURS_START_AT_24"
  | "HOURS_EMPTY"
  | "HOURS_OVERLAP"
  | "DUPLICATE_AREA"
  | "DUPLICATE_BAND"
  | "BAND_BEYOND_REACH"
  | "TOO_PRECISE"
  | "DUPLICATE_STAY"
  | "PARTY_ABOVE_SEATS"
  | "DEPOSIT_ABOVE_PARTY"
  | "DUPLICATE_TABLE"
  | "UNKNOWN_TABLE"
  | "DUPLICATE_STATION"
  | "STATION_TAKEN"
  | "CODE_IN_USE"
  | "REUSABLE_MISSING";

export type RestaurantPath = readonly (string | number)[];

export interface RestaurantIssue {
  /** Path in the stored restaurant, for example `hours`, 2, 1. */
  readonly path: RestaurantPath;
  readonly code: RestaurantIssueCode;
}
