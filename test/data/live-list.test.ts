import { describe, expect, it } from "vitest";
import { LOADING, listAfter } from "@/data/live-list";

const fromServer = (...value: string[]) => ({ value, fromCache: false });
const fromCache = (...value: string[]) => ({ value, fromCache: true });

describe("listAfter", () => {
  it("is live once the server has answered, even with an empty list", () => {
    expect(listAfter(LOADING, fromServer())).toMatchObject({ items: [], status: "live" });
  });

  it("treats an empty cache as disconnected, not as an empty list", () => {
    expect(listAfter(LOADING, fromCache())).toMatchObject({ items: [], status: "disconnected" });
  });

  it("shows cached documents as loading until the server answers", () => {
    expect(listAfter(LOADING, fromCache("a"))).toMatchObject({ items: ["a"], status: "loading" });
  });

  it("keeps its items and becomes disconnected when the connection is lost", () => {
    const live = listAfter<string>(LOADING, fromServer("a", "b"));
    expect(listAfter(live, fromCache("a", "b"))).toMatchObject({
      items: ["a", "b"],
      status: "disconnected",
    });
  });

  it("replaces the list with each snapshot", () => {
    const first = listAfter<string>(LOADING, fromServer("a", "b"));
    expect(listAfter(first, fromServer("c"))).toMatchObject({ items: ["c"], status: "live" });
  });

  it("names the documents that cannot be read, and says whether there are more", () => {
    const unreadable = [{ id: "b", code: "CDFG" }];
    expect(listAfter(LOADING, { ...fromServer("a"), unreadable, hasMore: true })).toEqual({
      items: ["a"],
      status: "live",
      unreadable,
      hasMore: true,
    });
    expect(listAfter(LOADING, fromServer("a"))).toMatchObject({ unreadable: [], hasMore: false });
  });
});
