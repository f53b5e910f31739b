import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, inject, it } from "vitest";
import { startRush } from "@/hosting/local/rush/run-rush";
import { adminList, resetBackend } from "@/test/harness/admin";

beforeEach(resetBackend);

it("a rush stores what its figures say, each order of an account of its own", async () => {
  const rush = await startRush(inject("backendPorts"), { pace: 60, withStaff: false });
  await expect
    .poll(() => Math.min(rush.figures.orders, rush.figures.tables), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await sleep(1500);
  await rush.stop();
  const [orders, reservations] = await Promise.all([
    adminList("orders"),
    adminList("reservations"),
  ]);
  expect(rush.figures.errors).toEqual([]);
  expect(orders).toHaveLength(rush.figures.orders);
  expect(reservations).toHaveLength(rush.figures.tables);
  const creators = orders.map(({ data }) => data.creator_uid);
  expect(new Set(creators).size).toBe(orders.length);
});
