import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

const ALL_DAY = [{ open: "00:00", close: "24:00" }];

/**
 * Stored fields that open Bobingen around the clock, so that tests and figures do not depend on the
 * time of day.
 */
export const ALWAYS_OPEN = {
  hours: Object.fromEntries(Array.from({ length: 7 }, (_, weekday) => [weekday, ALL_DAY])),
  opened_on_holiday: true,
  // Deliveries end half an hour before closing, which would be before midnight.
  delivary_end_min: 0,
  // Tests place many orders for the same slot.
  order_policy: { ...restoBobingen.order_policy, orders_per_slot: null },
};
