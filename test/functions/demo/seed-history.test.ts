import { beforeEach, expect, inject, it } from "vitest";
import { freesSlot } from "@/domain/order/order-transitions";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { seedHistory } from "@/hosting/local/history/seed-history";
import { storedOrders, storedReservations } from "@/hosting/local/history/stored-documents";
import { signIn } from "@/test/harness/accounts";
import { adminList, adminSet, resetBackend } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";

const DAY_MS = 24 * 60 * MINUTE_MS;
/** Thousands of documents, perhaps beside other work on the same machine. */
const TIMEOUT_MS = 180_000;
const OPEN = new Set(["placed", "accepted", "preparing", "ready", "out_for_delivery"]);
const now = Date.now();
const admin = () => backendAdmin(inject("backendPorts"));

beforeEach(resetBackend);

it("the history is made once, agrees with its report, and two days later goes on and leaves nothing open", {
  timeout: TIMEOUT_MS,
}, async () => {
  const earlier = now - 2 * DAY_MS;
  expect(await seedHistory(admin(), earlier)).toBe("made");
  expect(await seedHistory(admin(), earlier + 10 * MINUTE_MS)).toBe("fresh");
  const before = await storedOrders(admin());
  expect(before.length).toBeGreaterThan(900);
  expect((await storedReservations(admin())).length).toBeGreaterThan(300);
  expect(await adminList("mail")).toEqual([]);
  await expectReportToAgree(before);

  await storeOwnOrder();
  expect(await seedHistory(admin(), now)).toBe("continued");
  const after = await storedOrders(admin());
  expect(after.length).toBeGreaterThan(before.length + 20);
  const open = after.filter(({ status }) => OPEN.has(status));
  expect(Math.min(...open.map(({ created_at }) => created_at))).toBeGreaterThan(now - DAY_MS / 2);
  await expectCapacityToCount(after);
  const codes = after.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const past = (await storedReservations(admin())).filter(({ end_at }) => end_at < now);
  expect(past.length).toBeGreaterThan(300);
  expect(past.map(({ status }) => status).filter((status) => !isFinalReservation(status))).toEqual(
    [],
  );
});

/** An order of today that does not come from the demo. */
async function storeOwnOrder() {
  const all = await adminList("orders");
  const { data = {} } = all.find((each) => each.data.status === "completed") ?? {};
  const own = { ...data, code: "ZZZZ", local_date: toLocal(now).date };
  await adminSet("orders/7f0f5a52-2a55-4b0e-9f1a-0d6a4f1c1c11", own);
}

async function expectCapacityToCount(orders: Awaited<ReturnType<typeof storedOrders>>) {
  const days = await adminList("capacity");
  const counted = days.map(({ data }) => [
    data.local_date,
    Object.values(data.orders as Record<string, number>).reduce((sum, count) => sum + count, 0),
  ]);
  const taking = orders.filter(({ status }) => !freesSlot(status));
  expect(days.length).toBeGreaterThan(12);
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(
      days.map(({ data }) => [
        data.local_date,
        taking.filter(({ local_date }) => local_date === data.local_date).length,
      ]),
    ),
  );
}

async function expectReportToAgree(orders: Awaited<ReturnType<typeof storedOrders>>) {
  const dates = orders.map(({ local_date }) => local_date).toSorted();
  const { idToken } = await signIn("leitung@example.com");
  const range = { resto_key: "resto-bobingen", from: dates[0], to: dates.at(-1) };
  const { result } = await callFunction("readReport", range, { idToken });
  const completed = orders.filter(({ status }) => status === "completed");
  expect(result?.orders).toMatchObject({
    completed: completed.length,
    turnover_cents: completed.reduce((sum, { total_cents }) => sum + total_cents, 0),
  });
}

it("a backend with orders of its own gets no history", async () => {
  await adminSet("orders/7f0f5a52-2a55-4b0e-9f1a-0d6a4f1c1c11", { resto_key: "resto-bobingen" });
  expect(await seedHistory(admin(), now)).toBe("foreign");
  expect(await adminList("orders")).toHaveLength(1);
});
