import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

const ALL_DAY: Restaurant["hours"][0] = [["00:00", "24:00"]];

/** Opens a restaurant all day, and only today: hundreds of slots make queries by role slow. */
export const OPEN_ALL_DAY = {
  hours: {
    0: ALL_DAY,
    1: ALL_DAY,
    2: ALL_DAY,
    3: ALL_DAY,
    4: ALL_DAY,
    5: ALL_DAY,
    6: ALL_DAY,
  },
  order_policy: { ...orderPolicyOf(restoBobingen), days_ahead: 0 },
} satisfies Partial<Restaurant>;
