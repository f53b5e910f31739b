import type { Availability } from "./availability.schema";

/** What holds where nobody has touched a switch. */
export const DEFAULT_AVAILABILITY: Availability = {
  paused_until: null,
  extra_minutes: 0,
  sold_out: {},
  exceptions: [],
};
