import type { Availability } from "./availability.schema";

/** Availability of a restaurant without a stored document. */
export const DEFAULT_AVAILABILITY: Availability = {
  paused_until: null,
  extra_minutes: 0,
  sold_out: {},
  exceptions: [],
};
