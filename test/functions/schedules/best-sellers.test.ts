import { expect, inject } from "vitest";
import { beginningWith } from "@/functions/schedules/compute-best-sellers";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminPatch, adminRemove } from "@/test/harness/admin";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import {
  at,
  CONTACT,
  KITCHEN,
  OTHER_KITCHEN,
  setClock,
  TODAY,
  testKitchen,
} from "../support/test-kitchen";

// The schedule runs in this process, which must use the local backend and not search for the
// credentials of a hosted one.
runFunctionsInProcess();

const YESTERDAY = "2027-03-02";

function storedOrder(item: string, changes: object = {}) {
  return {
    resto_key: KITCHEN,
    status: "completed",
    status_at: { placed: new Date(at("17:40", YESTERDAY)) },
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
async function storeOrders(name: string, count: number, order: object): Promise<void> {
  const admin = backendAdmin(inject("backendPorts"));
  const all = Array.from({ length: count }, (_, index) => ({
    path: `orders/${name}-${index}`,
    data: order,
  }));
  for (let from = 0; from < count; from += 400) await admin.write(all.slice(from, from + 400));
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

test("reads the orders of a day once", async () => {
  await storeOrders("soup", 40, storedOrder("soup"));
  await runSchedule.bestSellers();
  for (let index = 0; index < 40; index += 1) await adminRemove(`orders/soup-${index}`);
  await storeOrders("rolls", 40, storedOrder("rolls", { local_date: TODAY }));
  await setClock(at("04:30", "2027-03-04"));
  await runSchedule.bestSellers();
  expect(await adminGet(`public_stats/${KITCHEN}`)).toEqual({ item_ids: ["rolls", "soup"] });
});

test("counts every order of a day with more than 5,000", async () => {
  await storeOrders("soup", 5100, storedOrder("soup"));
  const late = { created_at: new Date(at("17:50", YESTERDAY)) };
  await storeOrders("rolls", 12, storedOrder("rolls", late));
  await runSchedule.bestSellers();
  expect(await adminGet(`public_stats/${KITCHEN}`)).toEqual({ item_ids: ["soup", "rolls"] });
});

test("a run begins with the restaurant that the run before did not reach", async () => {
  expect(beginningWith("b", ["c", "a", "b"])).toEqual(["b", "c", "a"]);
  expect(beginningWith("bb", ["a", "b", "c"])).toEqual(["c", "a", "b"]);
  expect(beginningWith("d", ["b", "a"])).toEqual(["a", "b"]);
  expect(beginningWith(null, ["b", "a"])).toEqual(["a", "b"]);
});

test("writes how punctual a restaurant was, only if its owner shows that", async () => {
  const promised = { promised_at: new Date(at("18:15", YESTERDAY)) };
  const ready = (time: string) => ({ ready: new Date(at(time, YESTERDAY)) });
  await storeOrders("soup", 27, storedOrder("soup", { ...promised, status_at: ready("18:20") }));
  await storeOrders("late", 4, storedOrder("soup", { ...promised, status_at: ready("18:21") }));
  await runSchedule.bestSellers();
  expect(await adminGet(`public_stats/${KITCHEN}`)).toEqual({ item_ids: [] });
  const order_policy = { ...testKitchen.order_policy, shows_punctuality: true };
  await adminPatch(`public/${KITCHEN}`, { order_policy });
  await runSchedule.bestSellers();
  expect(await adminGet(`public_stats/${KITCHEN}`)).toMatchObject({ punctual_percent: 87 });
});
