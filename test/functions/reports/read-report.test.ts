import { describe, expect, inject } from "vitest";
import { reportSchema } from "@/domain/report/report.schema";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "../support/kitchen-test";
import { newStaff } from "../support/test-accounts";
import { at, CONTACT, KITCHEN, OTHER_KITCHEN, refused, TODAY } from "../support/test-kitchen";

const YESTERDAY = "2027-03-02";

const test = tableTest
  .extend(
    "ask",
    ({ manager }) =>
      (from = TODAY, to = from, by = manager, resto_key = KITCHEN) =>
        callFunction("readReport", { resto_key, from, to }, by),
  )
  .extend("read", ({ ask }) => async (from = TODAY, to = from) => {
    const { error, result } = await ask(from, to);
    expect(error).toBeUndefined();
    return reportSchema.parse(result);
  });

/** A stored order with the fields that reports read. */
function storedOrder(changes: object = {}) {
  return {
    resto_key: KITCHEN,
    status: "completed",
    status_at: { placed: new Date(at("17:40", YESTERDAY)) },
    type: "pickup",
    payment: "cash",
    local_date: TODAY,
    local_time: "18:15",
    total_cents: 1200,
    discount_cents: 0,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    vat_split: [{ rate: 7, net_cents: 1121, vat_cents: 79 }],
    lines: [{ item_id: "soup", name: { de: "Suppe", en: "Soup" }, qty: 2, line_cents: 1200 }],
    contact: CONTACT,
    created_at: new Date(at("17:40")),
    ...changes,
  };
}

describe("readReport", () => {
  test("sums up orders and reservations of the restaurant in the range", async ({ read }) => {
    await adminSet("orders/one", storedOrder());
    await adminSet("orders/two", storedOrder({ local_date: YESTERDAY, total_cents: 800 }));
    await adminSet("orders/lost", storedOrder({ status: "cancelled" }));
    await adminSet("orders/foreign", storedOrder({ resto_key: OTHER_KITCHEN }));
    await adminSet("orders/earlier", storedOrder({ local_date: "2027-03-01" }));
    await adminSet("reservations/one", {
      resto_key: KITCHEN,
      status: "no_show",
      local_date: TODAY,
      start_at: new Date(at("18:00")),
      end_at: new Date(at("19:30")),
      party_size: 4,
    });
    const report = await read(YESTERDAY, TODAY);
    expect(report).toMatchObject({ from: YESTERDAY, to: TODAY, truncated: false });
    expect(report.orders).toMatchObject({
      orders: 3,
      completed: 2,
      turnover_cents: 2000,
      average_cents: 1000,
      cancelled: 1,
    });
    expect(report.orders.by_day.map(({ turnover_cents }) => turnover_cents)).toEqual([800, 1200]);
    expect(report.orders.top_items).toMatchObject([{ item_id: "soup", qty: 4 }]);
    expect(report.tables).toMatchObject({ seats: 10, parties: 1, no_shows: 1, peak_seats: 4 });
  });

  test("is empty for a restaurant without orders", async ({ read }) => {
    const { orders, tables } = await read();
    expect(orders).toMatchObject({ orders: 0, turnover_cents: 0 });
    expect(tables).toMatchObject({ parties: 0, use_percent: 0 });
  });

  test("names dishes as the latest order does", async ({ read }) => {
    const [line] = storedOrder().lines;
    const renamed = [{ ...line, name: { de: "Große Suppe", en: "Large soup" } }];
    await adminSet("orders/early", storedOrder());
    await adminSet(
      "orders/late",
      storedOrder({ lines: renamed, created_at: new Date(at("17:50")) }),
    );
    const { orders } = await read();
    expect(orders.top_items).toMatchObject([{ name: { en: "Large soup" }, qty: 4 }]);
  });

  test("contains no guest data", async ({ ask }) => {
    await adminSet("orders/one", storedOrder());
    expect(JSON.stringify(await ask())).not.toContain("Toni");
  });

  test("skips unreadable documents", async ({ read }) => {
    await adminSet("orders/one", storedOrder());
    await adminSet("orders/odd", storedOrder({ lines: "many" }));
    expect((await read()).orders.orders).toBe(1);
  });

  test("reads a bounded number of documents and ends with the last complete day", async ({
    read,
  }) => {
    const admin = backendAdmin(inject("backendPorts"));
    const busy = Array.from({ length: 5200 }, (_, index) => ({
      path: `orders/busy-${index}`,
      data: storedOrder({ local_date: index < 4000 ? YESTERDAY : TODAY }),
    }));
    for (let from = 0; from < busy.length; from += 400) {
      await admin.write(busy.slice(from, from + 400));
    }
    const report = await read(YESTERDAY, TODAY);
    expect(report).toMatchObject({ truncated: true, to: YESTERDAY });
    expect(report.orders).toMatchObject({ orders: 4000, turnover_cents: 4000 * 1200 });
    expect(report.tables.by_day).toHaveLength(1);
  });
});

test.for([
  ["a range of more than 92 days", "2027-01-01", "2027-04-03"],
  ["a range that ends before it starts", TODAY, YESTERDAY],
])("readReport refuses %s", async ([_what, from, to], { ask }) => {
  expect(await ask(from, to)).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field: "to" }));
});

test("only managers of the restaurant and super-administrators can read reports", async ({
  ask,
}) => {
  const cook = await newStaff({ resto_keys: [KITCHEN] });
  const other = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
  for (const each of [cook, other]) {
    const answer = await ask(TODAY, TODAY, each);
    expect(answer).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    expect(await ask(TODAY, TODAY, each, "no-such-kitchen")).toEqual(answer);
  }
  const boss = await newStaff({ super: true });
  expect(await ask(TODAY, TODAY, boss)).toHaveProperty("result");
  expect(await ask(TODAY, TODAY, boss, "no-such-kitchen")).toEqual(
    refused("NOT_FOUND", "NOT_FOUND"),
  );
});
