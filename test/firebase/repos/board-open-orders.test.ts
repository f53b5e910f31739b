import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import type { LiveAnswer, LiveListener } from "@/firebase/connection/live";
import { listenInGroups } from "@/firebase/repos/board-open-orders";
import { cachedParse } from "@/firebase/repos/cached-parse";

type Listener = LiveListener<readonly Order[]>;

const GROUPS: OrderStatus[][] = [["placed"], ["accepted", "preparing"]];
const LIMIT = 5;

const order = (id: string, version = 1) => ({ id, version }) as Order;
const orders = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => order(`${from + index}`));

/** The active queries, and the last report to the board. */
function follow() {
  const running = new Map<string, Listener>();
  const told: LiveAnswer<readonly Order[]>[] = [];
  const stop = listenInGroups(
    GROUPS,
    LIMIT,
    (states, listener) => {
      running.set(states.join(), listener);
      return () => running.delete(states.join());
    },
    { onAnswer: (answer) => told.push(answer), onFault: () => {} },
  );
  const answer = (list: string, value: Order[], fromCache = false) =>
    running.get(list)?.onAnswer({ value, fromCache });
  const ids = () => told.at(-1)?.value.map(({ id }) => id);
  return { running, told, answer, ids, stop };
}

const ALL = "placed,accepted,preparing";

describe("listenInGroups", () => {
  it("uses one query while the orders fit into it", () => {
    const { running, answer, ids, told } = follow();
    answer(ALL, orders(1, 4));
    expect([...running.keys()]).toEqual([ALL]);
    expect(ids()).toEqual(["1", "2", "3", "4"]);
    expect(told.at(-1)?.fromCache).toBe(false);
  });

  it("adds one query per group beyond that, and reports each order once in its latest version", () => {
    const { running, answer, told, ids } = follow();
    answer(ALL, orders(1, 5));
    expect([...running.keys()]).toEqual([ALL, "placed", "accepted,preparing"]);
    expect(told.at(-1)?.fromCache).toBe(false);
    answer("placed", [order("1")], true);
    expect(told.at(-1)?.fromCache).toBe(false);
    answer("placed", [order("1", 2), order("9")]);
    answer("accepted,preparing", orders(20, 3));
    expect(ids()?.toSorted()).toEqual(["1", "2", "20", "21", "22", "3", "4", "5", "9"].toSorted());
    expect(told.at(-1)?.value.find(({ id }) => id === "1")?.version).toBe(2);
    answer("placed", [order("9")], true);
    expect(told.at(-1)?.fromCache).toBe(true);
  });

  it("ends the group queries only when there is room again, and all queries when stopped", () => {
    const { running, answer, ids, stop } = follow();
    answer(ALL, orders(1, 5));
    answer("placed", orders(9, 1));
    answer(ALL, orders(1, 4));
    expect(running.size).toBe(3);
    answer(ALL, orders(1, 3));
    expect([...running.keys()]).toEqual([ALL]);
    expect(ids()).toEqual(["1", "2", "3"]);
    answer(ALL, orders(1, 5));
    stop();
    expect(running.size).toBe(0);
  });
});

it("parses a document again only if it has changed", () => {
  const parse = cachedParse((data) => ({ data }));
  const first = parse({ id: "a", version: 1 });
  expect(parse({ id: "a", version: 1 })).toBe(first);
  expect(parse({ id: "b", version: 1 })).not.toBe(first);
  expect(parse({ id: "a", version: 2 })).toEqual({ data: { id: "a", version: 2 } });
});
