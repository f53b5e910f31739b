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

  it("starts the next page anew when documents would be left out between the two", () => {
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

  it("does not take a page that is being opened for a lost connection", () => {
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
