import { beforeEach, expect, it, vi } from "vitest";
import { HISTORY_PAGE, readOlderOrders } from "@/firebase/repos/older-orders";
import { placedOrder } from "@/test/domain/order/sample-order";

const stored = vi.hoisted(() => ({ orders: [] as object[] }));

vi.mock("@/firebase/connection/database", () => ({ openDatabase: () => null }));

/** A collection whose sort keys are the indexes of its documents. */
vi.mock("firebase/firestore", () => ({
  Timestamp: Object.assign(function Timestamp() {}, { fromMillis: () => ({}) }),
  collection: () => null,
  where: () => null,
  orderBy: () => null,
  limit: (most: number) => ({ most }),
  startAfter: (place: { index?: number }) => ({ from: (place.index ?? -1) + 1 }),
  query: (...parts: (object | null)[]) => Object.assign({}, ...parts),
  getDocsFromServer: async ({ from, most }: { from: number; most: number }) => ({
    docs: stored.orders
      .map((order, index) => ({ index, id: `order-${index}`, data: () => order }))
      .slice(from, from + most),
  }),
}));

const read = () => readOlderOrders({ restoKey: "le-vie", uid: "guest", createdAt: 0 });
const good = (count: number) => Array.from({ length: count }, () => placedOrder);
const broken = (count: number) => Array.from({ length: count }, () => ({ status: "eaten" }));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it("reads the next page of orders when unreadable ones fill a page", async () => {
  stored.orders = [...broken(HISTORY_PAGE + 5), ...good(HISTORY_PAGE + 3)];
  const ids = (await read()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(HISTORY_PAGE);
  expect(ids[0]).toBe(`order-${HISTORY_PAGE + 5}`);
});

it("ends the order history with the last order", async () => {
  stored.orders = [...good(3), ...broken(HISTORY_PAGE)];
  expect(await read()).toHaveLength(3);
});

it("drops unknown fields of an order and keeps the rest", async () => {
  const contact = { ...placedOrder.contact, title: "Dr." };
  stored.orders = [{ ...placedOrder, contact, loyalty: 7 }];
  expect(await read()).toEqual([{ ...placedOrder, id: "order-0" }]);
});
