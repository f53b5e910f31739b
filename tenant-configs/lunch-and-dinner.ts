import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";

/** Typical opening hours of a day, with an afternoon break. */
export const lunchAndDinner: OpeningInterval[] = [
  ["11:00", "14:30"],
  ["17:00", "22:00"],
];
