import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";

/** The typical day of spec section 9: lunch and dinner with a break between. */
export const lunchAndDinner: OpeningInterval[] = [
  ["11:00", "14:30"],
  ["17:00", "22:00"],
];
