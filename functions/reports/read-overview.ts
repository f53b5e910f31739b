import { type OverviewAnswer, readOverviewRequestSchema } from "@/domain/report/overview.schema";
import { ok } from "@/domain/result/result";
import { isManagerOf } from "../access/is-manager-of";
import { isStaffOf } from "../access/is-staff-of";
import { defineCallable } from "../calls/define-callable";
import { listRestaurantKeys } from "../restaurants/restaurant-store";
import { readOverviewOf } from "./overview-store";

/**
 * Opening, availability, today's and unanswered orders and last heartbeat per restaurant, for its staff
 * and super-administrators; for its managers also sales and tables. NOT_ALLOWED if the caller is not
 * staff of one of the restaurants.
 */
export const readOverview = defineCallable(
  {
    name: "readOverview",
    schema: readOverviewRequestSchema,
    access: "staff",
    mayCall: (staff, { resto_keys = [] }) => resto_keys.every((key) => isStaffOf(staff, key)),
  },
  async ({ input: { resto_keys }, staff, now }) => {
    const requested = resto_keys ?? (staff.super ? await listRestaurantKeys() : staff.resto_keys);
    const restaurants = await readOverviewOf([...new Set(requested)], now, (key) =>
      isManagerOf(staff, key),
    );
    return ok<OverviewAnswer>({ restaurants, server_time: now });
  },
);
