import { expect, inject, test, vi } from "vitest";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { backendAdmin, type SeedDocument } from "@/hosting/firebase/backend-admin";
import { recordFigure, runSize, secondsSince } from "@/test/faults/figures";
import { adminGet } from "@/test/harness/admin";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest } from "../support/test-accounts";
import {
  at,
  openKitchen,
  pickupRequest,
  placeOrder,
  setClock,
  testKitchen,
} from "../support/test-kitchen";

const reads = vi.hoisted(() => new Map<string, number>());

vi.mock("@/functions/restaurants/restaurant-store", async (original) => {
  const store = await original<typeof import("@/functions/restaurants/restaurant-store")>();
  const readRestaurant: typeof store.readRestaurant = (key, ...rest) => {
    reads.set(key, (reads.get(key) ?? 0) + 1);
    return store.readRestaurant(key, ...rest);
  };
  return { ...store, readRestaurant };
});

runFunctionsInProcess();

const RESTAURANTS = runSize(40, 1000);
const ORDERS_EACH = 10;
const TOMORROW = "2027-03-04";
const WRITES = 400;

const keyOf = (index: number) => `kitchen-${index}`;

async function write(documents: readonly SeedDocument[]): Promise<void> {
  const admin = backendAdmin(inject("backendPorts"));
  for (let from = 0; from < documents.length; from += WRITES) {
    await admin.write(documents.slice(from, from + WRITES));
  }
}

/** Waiting orders, one of ten a preorder that is not due yet, every second with a mail. */
async function fillKitchens(): Promise<void> {
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  const order = await adminGet(`orders/${id}`);
  const kitchens = Array.from({ length: RESTAURANTS }, (_, index) => keyOf(index));
  await write(
    kitchens.map((key) => ({
      path: `public/${key}`,
      data: toStoredRestaurant({ ...testKitchen, key }),
    })),
  );
  await write(
    kitchens.flatMap((resto_key) =>
      Array.from({ length: ORDERS_EACH }, (_, index) => {
        const email = `${resto_key}-${index}@example.com`;
        const contact = { ...(order?.contact as object), ...(index % 2 === 0 && { email }) };
        const later = {
          wanted_at: new Date(at("12:00", TOMORROW)),
          created_at: new Date(at("18:10")),
          answer_due_at: null,
        };
        const isLater = index === 0;
        return {
          path: `orders/${resto_key}-${index}`,
          data: { ...order, resto_key, contact, ...(isLater && later) },
        };
      }),
    ),
  );
}

test(
  "one run sweeps all due orders of many restaurants and reads each restaurant once",
  async () => {
    await openKitchen();
    await fillKitchens();
    await setClock(at("18:16"));
    reads.clear();
    const startedAt = performance.now();
    await runSchedule.orders();
    const seconds = secondsSince(startedAt);

    const admin = backendAdmin(inject("backendPorts"));
    const orders = (await admin.list("orders")).filter(({ id }) => id.startsWith("kitchen-"));
    const isPreorder = ({ id }: { id: string }) => id.endsWith("-0");
    const left = orders.filter((order) => !isPreorder(order) && order.data.status !== "expired");
    const early = orders.filter((order) => isPreorder(order) && order.data.status !== "placed");
    const restaurants = new Set(orders.map(({ data }) => data.resto_key));
    recordFigure(66, "waiting orders", orders, import.meta.url);
    recordFigure(66, "restaurants", restaurants, import.meta.url);
    recordFigure(66, "left behind", [...left, ...early], import.meta.url);
    recordFigure(66, "seconds", seconds, import.meta.url);
    expect(orders).toHaveLength(RESTAURANTS * ORDERS_EACH);
    expect(left).toEqual([]);
    expect(early).toEqual([]);
    expect([...reads.values()].filter((count) => count > 1)).toEqual([]);
    expect(await adminGet("runs/orders")).toMatchObject({
      is_complete: true,
      counts: { failed: 0 },
    });
  },
  runSize(120_000, 600_000),
);
