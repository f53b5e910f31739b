import type { Availability } from "./availability.schema";

/** What holds where nobody has touched a switch. */
export const NO_SWITCHES: Availability = {
  paused_until: null,
  extra_minutes: 0,
  sold_out: {},
  exceptions: [],
};
