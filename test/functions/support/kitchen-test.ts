import { test } from "vitest";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { newGuest, newStaff } from "./test-accounts";
import { KITCHEN, openKitchen } from "./test-kitchen";
import { seatPolicy } from "./test-tables";

/** A test that starts with an empty backend, both test kitchens open, and the clock at 18:00. */
export const kitchenTest = test
  /** Fields that replace those of the test kitchen's restaurant. */
  .extend("restaurant", {} as Partial<Restaurant>)
  .extend("kitchen", { auto: true }, ({ restaurant }) => openKitchen(restaurant))
  .extend("guest", () => newGuest())
  .extend("staff", () => newStaff({ resto_keys: [KITCHEN] }))
  .extend("manager", () => newStaff({ resto_keys: [KITCHEN], role: "manager" }))
  .extend("superAdmin", () => newStaff({ super: true }));

/** {@link kitchenTest} in a restaurant with ten seats. */
export const tableTest = kitchenTest.extend("restaurant", { reservation_policy: seatPolicy });
