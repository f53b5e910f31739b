import { beforeEach, expect, inject, it } from "vitest";
import { startRush } from "@/hosting/local/rush/run-rush";
import { adminList, resetBackend } from "@/test/harness/admin";

beforeEach(resetBackend);

/** Guests wait for each other on a busy machine. */
const TIMEOUT_MS = 120_000;

it("a rush stores what its figures say, each order of an account of its own", {
  timeout: TIMEOUT_MS,
}, async () => {
  const rush = await startRush(inject("backendPorts"), { pace: 20, withStaff: false });
  await expect
    .poll(() => Math.min(rush.figures.orders, rush.figures.tables), { timeout: 60_000 })
    .toBeGreaterThan(0);
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
