import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveAnswer, LiveListener } from "@/firebase/connection/live";
import { listenInPages } from "@/firebase/connection/live-pages";

interface Snapshot {
  readonly id: string;
  readonly get: (field: string) => unknown;
}

/** An active query: where it starts, and its listener. */
interface List {
  readonly after: string | null;
  readonly listener: LiveListener<readonly Snapshot[]>;
}

const lists = vi.hoisted(() => new Map<symbol, List>());

vi.mock("firebase/firestore", () => ({
  limit: () => null,
  startAfter: ({ id }: Snapshot) => id,
  query: (...parts: readonly unknown[]) => parts.find((part) => typeof part === "string") ?? null,
}));
vi.mock("@/firebase/connection/document-data", () => ({ documentData: ({ id }: Snapshot) => id }));
vi.mock("@/firebase/connection/live-queries", () => ({
  listenToSnapshots: (
    makeQuery: (database: null) => string | null,
    listener: LiveListener<readonly Snapshot[]>,
  ) => {
    const key = Symbol("list");
    lists.set(key, { after: makeQuery(null), listener });
    return () => lists.delete(key);
  },
}));

let told: LiveAnswer<readonly { id: string }[]>[] = [];

beforeEach(() => {
  lists.clear();
  told = [];
});

/** Follows a list in pages of two; ids with "?" cannot be parsed. */
function follow(pages = Number.POSITIVE_INFINITY) {
  return listenInPages(
    { makeQuery: () => null as never, pageSize: 2, pages },
    (data) => (String(data).includes("?") ? null : { id: String(data) }),
    { onAnswer: (answer) => told.push(answer), onFault: () => {} },
  );
}

/** 1,000 orders within an hour, each of which ends 30 to 50 minutes later, in any order. */
function anHourOfOrders() {
  return Array.from({ length: 1000 }, (_, at) => {
    const id = String(at).padStart(4, "0");
    const seconds = at * 3.6;
    const lastsSeconds = 1800 + ((at * 7919) % 1200);
    return [
      { id, ends: false, seconds },
      { id, ends: true, seconds: seconds + lastsSeconds },
    ];
  })
    .flat()
    .toSorted((a, b) => a.seconds - b.seconds);
}

/** A server that answers each query whose documents have changed, until none has. */
function answering(idsOf: () => readonly string[], pageSize: number): () => void {
  const answers = new Map<symbol, readonly string[]>();
  return function answerAll(): void {
    const changed = [...lists].find(([key, { after }]) => !isSame(answers.get(key), pageOf(after)));
    if (!changed) return;
    const [key, { after, listener }] = changed;
    const ids = pageOf(after);
    const known = new Set(answers.get(key));
    answers.set(key, ids);
    const changedIds = new Set(ids.filter((id) => !known.has(id)));
    const value = ids.map((id) => ({ id, get: () => id }));
    listener.onAnswer({ value, fromCache: false, changedIds });
    answerAll();
  };

  function pageOf(after: string | null): string[] {
    return idsOf()
      .filter((id) => after === null || id > after)
      .slice(0, pageSize);
  }
}

const isSame = (a: readonly string[] | undefined, b: readonly string[]) => a?.join() === b.join();

const running = () => [...lists.values()].map(({ after }) => after);
/** Answers the query that starts after a document. */
function answer(after: string | null, ids: string, fromCache = false, changed?: string) {
  const list = [...lists.values()].find((each) => each.after === after);
  const snapshots = [...ids].map((id) => ({ id, get: () => `code ${id}` }));
  const changedIds = changed === undefined ? {} : { changedIds: new Set(changed) };
  list?.listener.onAnswer({ value: snapshots, fromCache, ...changedIds });
}
const shown = () =>
  told
    .at(-1)
    ?.value.map(({ id }) => id)
    .join("");

describe("listenInPages", () => {
  it("parses only the documents that have changed since the last answer", () => {
    const parse = vi.fn<(data: unknown) => { id: string } | null>((data) => ({ id: String(data) }));
    listenInPages({ makeQuery: () => null as never, pageSize: 9, pages: 1 }, parse, {
      onAnswer: (each) => told.push(each),
      onFault: () => {},
    });
    answer(null, "abc", false, "abc");
    const [first] = told.at(-1)?.value ?? [];
    parse.mockClear();
    answer(null, "abcd", false, "bd");
    expect(parse.mock.calls).toEqual([["b"], ["d"]]);
    expect(shown()).toBe("abcd");
    expect(told.at(-1)?.value[0]).toBe(first);
    // A document that left the list and comes back is parsed again.
    answer(null, "bcd", false, "a");
    parse.mockClear();
    answer(null, "abcd", false, "a");
    expect(parse.mock.calls).toEqual([["a"]]);
  });

  it("uses one query while the documents fit into a page", () => {
    follow();
    answer(null, "a");
    expect(running()).toEqual([null]);
    expect(shown()).toBe("a");
  });

  it("follows all documents, and reports once all pages have answered", () => {
    const { stop } = follow();
    answer(null, "ab");
    answer("b", "cd");
    answer("d", "ef");
    expect(told).toEqual([]);
    answer("f", "g");
    expect(running()).toEqual([null, "b", "d", "f"]);
    expect(shown()).toBe("abcdefg");
    expect(told.at(-1)?.hasMore).toBe(false);
    stop();
    expect(running()).toEqual([]);
  });

  it("follows more pages on demand, as long as there are more documents", () => {
    const { showMore } = follow(1);
    answer(null, "ab");
    expect(running()).toEqual([null]);
    expect(told.at(-1)).toMatchObject({ hasMore: true });
    showMore();
    expect(running()).toEqual([null, "b"]);
    answer("b", "c");
    expect(shown()).toBe("abc");
    expect(told.at(-1)).toMatchObject({ hasMore: false });
    showMore();
    expect(running()).toEqual([null, "b"]);
  });

  it("keeps the next page while the previous one overlaps it", () => {
    follow();
    answer(null, "ab");
    answer("b", "cd");
    answer("d", "");
    // "a" has left the list, so that the first page reaches further.
    answer(null, "bc");
    expect(running()).toEqual([null, "b", "d"]);
    expect(shown()).toBe("bcd");
  });

  it("restarts the next page when documents would be left out between the two", () => {
    follow();
    answer(null, "ac");
    answer("c", "d");
    answer(null, "ab");
    expect(running()).toEqual([null, "b"]);
    expect(shown()).toBe("acd");
    answer("b", "cd");
    answer("d", "");
    expect(shown()).toBe("abcd");
    answer(null, "a");
    expect(running()).toEqual([null]);
    expect(shown()).toBe("a");
  });

  it("counts unreadable documents for their page, and names each of them once", () => {
    follow();
    answer(null, "a?");
    answer("?", "?b");
    answer("b", "");
    expect(shown()).toBe("ab");
    expect(told.at(-1)?.unreadable).toEqual([{ id: "?", code: "code ?" }]);
  });

  it("shows exactly the open orders of a restaurant with 1,000 orders an hour, at every moment", () => {
    const parse = vi.fn((id: unknown) => ({ id: String(id) }));
    listenInPages({ makeQuery: () => null as never, pageSize: 100, pages: Infinity }, parse, {
      onAnswer: (each) => told.push(each),
      onFault: () => {},
    });
    let open: string[] = [];
    const server = answering(() => open, 100);
    const wrong: string[] = [];
    for (const { ends, id } of anHourOfOrders()) {
      open = ends ? open.filter((each) => each !== id) : [...open, id];
      server();
      const ids = told.at(-1)?.value.map((order) => order.id) ?? [];
      if (ids.toSorted().join() !== open.join()) wrong.push(id);
    }
    expect(wrong).toEqual([]);
    // One query for each 100, and few readings of each order.
    expect(Math.max(...told.map(({ value }) => value.length))).toBeGreaterThan(500);
    expect(running()).toEqual([null]);
    expect(parse.mock.calls.length).toBeLessThan(5000);
  });

  it("does not report a lost connection while a page is being opened", () => {
    follow();
    answer(null, "ab");
    answer("b", "c", true);
    expect(told).toEqual([]);
    answer("b", "cd");
    answer("d", "");
    expect(told.at(-1)).toMatchObject({ fromCache: false });
    answer("d", "", true);
    expect(told.at(-1)).toMatchObject({ fromCache: true });
  });

  it("shows what is known when the connection is lost before all pages have answered", () => {
    follow();
    answer(null, "ab");
    answer(null, "ab", true);
    expect(shown()).toBe("ab");
    expect(told.at(-1)).toMatchObject({ fromCache: true, hasMore: false });
  });
});
