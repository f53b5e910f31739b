import type { PlaceStaffOrderRequest } from "@/domain/order/placing/staff-order.schema";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "./kitchen-test";
import type { TestAccount } from "./test-accounts";

/** {@link kitchenTest} with the callable `placeStaffOrder`. */
export const staffOrderTest = kitchenTest.extend(
  "take",
  ({ staff }) =>
    (request: PlaceStaffOrderRequest, by: TestAccount = staff) =>
      callFunction("placeStaffOrder", request, by),
);
