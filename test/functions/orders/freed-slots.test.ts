import { expect } from "vitest";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { pickupRequest, placeOrder } from "../support/test-kitchen";

test("a cancelled order frees nothing where slots are not counted", async ({ guest }) => {
  const { id: order_id } = await placeOrder(pickupRequest(), guest);
  const answer = await callFunction("cancelOrder", { order_id, version: 1 }, guest);
  expect(answer).toHaveProperty("result.status", "cancelled");
  expect(await adminList("capacity")).toEqual([]);
});
