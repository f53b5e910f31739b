import { beforeEach, expect, it, vi } from "vitest";
import { listenToOwn } from "@/firebase/connection/listen-to-own";
import type { LiveAnswer, LiveListener } from "@/firebase/connection/live";

interface Snapshot {
  readonly id: string;
  readonly get: (field: string) => unknown;
}

type Listener = LiveListener<readonly Snapshot[]>;

/** An active query as a list of its parts. */
interface List {
  readonly query: readonly string[];
  readonly listener: Listener;
  isStopped: boolean;
}

const lists = vi.hoisted(() => [] as List[]);

vi.mock("firebase/firestore", () => ({
  collection: (_database: unknown, name: string) => name,
  limit: (most: number) => `at most ${most}`,
  orderBy: (field: string, way: string) => `by ${field} ${way}`,
  query: (...parts: (string | string[])[]) => parts.flat(),
  where: (field: string, operator: string, value: string | readonly string[]) =>
    `${field} ${operator} ${value}`,
}));
vi.mock("@/firebase/connection/document-data", () => ({ documentData: ({ id }: Snapshot) => id }));
vi.mock("@/firebase/connection/live-queries", () => ({
  listenToSnapshots: (makeQuery: (database: null) => readonly string[], listener: Listener) => {
    const list = { query: makeQuery(null), listener, isStopped: false };
    lists.push(list);
    return () => {
      list.isStopped = true;
    };
  },
}));

let told: LiveAnswer<readonly { id: string }[]>[] = [];

beforeEach(() => {
  lists.length = 0;
  told = [];
});

function follow() {
  return listenToOwn(
    {
      collection: "orders",
      restoKey: "r",
      uid: "u",
      newestBy: "created_at",
      openStates: ["placed"],
    },
    (data) => (data === "?" ? null : { id: String(data) }),
    { onAnswer: (answer) => told.push(answer), onFault: () => {} },
  );
}

function answer(list: number, ids: readonly string[]) {
  const value = ids.map((id) => ({ id, get: () => null }));
  lists[list]?.listener.onAnswer({ value, fromCache: false });
}

const newest = Array.from({ length: 20 }, (_, at) => `${at}`);

it("uses one query while the user has fewer documents than it returns", () => {
  follow();
  answer(0, ["a", "?"]);
  expect(lists).toHaveLength(1);
  expect(told.at(-1)).toMatchObject({
    value: [{ id: "a" }],
    unreadable: [{ id: "?", code: null }],
    hasMore: false,
  });
});

it("follows the open documents of a user with many documents separately, so that newer ones hide none of them", () => {
  const stop = follow();
  answer(0, newest);
  expect(told.at(-1)?.hasMore).toBe(true);
  const own = ["orders", "resto_key == r", "creator_uid == u"];
  expect(lists.map(({ query }) => query)).toEqual([
    [...own, "by created_at desc", "at most 20"],
    [...own, "status in placed", "at most 100"],
  ]);
  answer(1, ["19", "open"]);
  expect(told.at(-1)?.value.map(({ id }) => id)).toEqual([...newest, "open"]);
  stop();
  expect(lists.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});
