import { expect, inject } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet } from "@/test/harness/admin";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { at, CONTACT, KITCHEN, OTHER_KITCHEN, TODAY } from "../support/test-kitchen";

// The schedule runs in this process, which must use the local backend and not search for the
// credentials of a hosted one.
runFunctionsInProcess();

const YESTERDAY = "2027-03-02";

function storedOrder(item: string, changes: object = {}) {
  return {
    resto_key: KITCHEN,
    status: "completed",
    type: "pickup",
    payment: "cash",
    local_date: YESTERDAY,
    local_time: "18:15",
    total_cents: 1200,
    discount_cents: 0,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    vat_split: [],
    lines: [{ item_id: item, name: { de: item, en: item }, qty: 1, line_cents: 1200 }],
    contact: CONTACT,
    created_at: new Date(at("17:40", YESTERDAY)),
    ...changes,
  };
}

/** Stores copies of an order under ids of their own. */
function storeOrders(name: string, count: number, order: object): Promise<unknown> {
  const admin = backendAdmin(inject("backendPorts"));
  return admin.write(
    Array.from({ length: count }, (_, index) => ({ path: `orders/${name}-${index}`, data: order })),
  );
}

test("writes the best-selling dishes of each restaurant, and nothing else", async () => {
  await storeOrders("soup", 30, storedOrder("soup"));
  await storeOrders("rolls", 12, storedOrder("rolls"));
  await storeOrders("today", 20, storedOrder("tea", { local_date: TODAY }));
  await storeOrders("old", 20, storedOrder("tea", { local_date: "2027-02-02" }));
  await storeOrders("lost", 20, storedOrder("tea", { status: "rejected" }));
  await storeOrders("other", 12, storedOrder("soup", { resto_key: OTHER_KITCHEN }));
  await runSchedule.bestSellers();
  expect(await adminGet(`public_stats/${KITCHEN}`)).toEqual({ item_ids: ["soup", "rolls"] });
  // Twelve orders are too few.
  expect(await adminGet(`public_stats/${OTHER_KITCHEN}`)).toEqual({ item_ids: [] });
  expect(await adminGet("runs/best_sellers")).toMatchObject({ is_complete: true });
});
