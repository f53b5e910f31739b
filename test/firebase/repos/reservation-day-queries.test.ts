import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveAnswer, LiveListener } from "@/firebase/connection/live";
import { listenToReservationDay } from "@/firebase/repos/reservation-day-queries";

interface Entry {
  readonly id: string;
  readonly start_at: number;
}

/** An active query: its start and its listener. */
interface List {
  readonly after: string | null;
  readonly answer: (entries: readonly (Entry | null)[], fromCache?: boolean) => void;
}

const lists = vi.hoisted(() => new Map<symbol, List>());

vi.mock("firebase/firestore", () => ({
  ...Object.fromEntries(
    ["collection", "documentId", "limit", "orderBy", "where"].map((name) => [name, () => null]),
  ),
  Timestamp: { fromMillis: (ms: number) => ms },
  startAfter: (...place: readonly unknown[]) => place.join(" "),
  query: (...parts: readonly unknown[]) => parts.find((part) => typeof part === "string") ?? null,
}));

vi.mock("@/firebase/connection/live-queries", () => ({
  listenToQuery: (
    makeQuery: (database: null) => string | null,
    parse: (data: unknown) => unknown,
    listener: LiveListener<readonly unknown[]>,
  ) => {
    const key = Symbol("list");
    lists.set(key, {
      after: makeQuery(null),
      answer: (entries, fromCache = false) =>
        listener.onAnswer({ value: entries.map(parse), fromCache }),
    });
    return () => lists.delete(key);
  },
}));

let told: LiveAnswer<readonly Entry[]>[] = [];

beforeEach(() => {
  lists.clear();
  told = [];
});

/** Follows a day in pages of two, at most three pages. */
function follow() {
  const which = { restoKey: "le-vie", date: "2027-03-03", pageSize: 2, maxPages: 3 };
  const listener = { onAnswer: (answer: LiveAnswer<readonly Entry[]>) => told.push(answer) };
  return listenToReservationDay<Entry>(which, (data) => data as Entry | null, {
    ...listener,
    onFault: () => {},
  });
}

const at = (id: string, start_at: number): Entry => ({ id, start_at });
const running = () => [...lists.values()].map(({ after }) => after);
const list = (index: number) => [...lists.values()][index];
const ids = () => told.at(-1)?.value.map(({ id }) => id);

describe("listenToReservationDay", () => {
  it("uses one query while the reservations fit into a page", () => {
    follow();
    list(0)?.answer([at("a", 1)]);
    expect(running()).toEqual([null]);
    expect(ids()).toEqual(["a"]);
  });

  it("continues after a full page, and reports once all pages have answered", () => {
    follow();
    list(0)?.answer([at("a", 1), at("b", 2)]);
    expect(running()).toEqual([null, "2 b"]);
    expect(told).toEqual([]);
    list(1)?.answer([at("c", 3)], true);
    expect(ids()).toEqual(["a", "b", "c"]);
    expect(told.at(-1)?.fromCache).toBe(true);
  });

  it("stops at the maximum of pages, and ends all queries when stopped", () => {
    const stop = follow();
    list(0)?.answer([at("a", 1), at("b", 2)]);
    list(1)?.answer([at("c", 3), at("d", 4)]);
    list(2)?.answer([at("e", 5), at("f", 6)]);
    expect(running()).toEqual([null, "2 b", "4 d"]);
    expect(ids()).toHaveLength(6);
    stop();
    expect(running()).toEqual([]);
  });

  it("restarts the next page when the previous one ends elsewhere", () => {
    follow();
    list(0)?.answer([at("a", 1), at("c", 3)]);
    list(1)?.answer([at("d", 4)]);
    list(0)?.answer([at("a", 1), at("b", 2)]);
    expect(running()).toEqual([null, "2 b"]);
    list(1)?.answer([at("c", 3)]);
    expect(ids()).toEqual(["a", "b", "c"]);
    list(0)?.answer([at("a", 1)]);
    expect(running()).toEqual([null]);
    expect(ids()).toEqual(["a"]);
  });

  it("reports each reservation once, and counts unreadable ones for their page", () => {
    follow();
    list(0)?.answer([at("a", 1), null]);
    expect(running()).toEqual([null, "1 a"]);
    list(1)?.answer([null, at("b", 2)]);
    list(2)?.answer([at("b", 2)]);
    expect(ids()).toEqual(["a", "b"]);
  });
});
