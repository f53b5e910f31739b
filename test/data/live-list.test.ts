import { describe, expect, it } from "vitest";
import { LOADING, listAfter } from "@/data/live-list";

const fromServer = (...value: string[]) => ({ value, fromCache: false });
const fromCache = (...value: string[]) => ({ value, fromCache: true });

describe("listAfter", () => {
  it("is live once the server has answered, even with an empty list", () => {
    expect(listAfter(LOADING, fromServer())).toEqual({ items: [], status: "live" });
  });

  it("treats an empty cache as disconnected, not as an empty list", () => {
    expect(listAfter(LOADING, fromCache())).toEqual({ items: [], status: "disconnected" });
  });

  it("shows cached documents as loading until the server answers", () => {
    expect(listAfter(LOADING, fromCache("a"))).toEqual({ items: ["a"], status: "loading" });
  });

  it("keeps its items and becomes disconnected when the connection is lost", () => {
    const live = listAfter<string>(LOADING, fromServer("a", "b"));
    expect(listAfter(live, fromCache("a", "b"))).toEqual({
      items: ["a", "b"],
      status: "disconnected",
    });
  });

  it("replaces the list with each snapshot", () => {
    const first = listAfter<string>(LOADING, fromServer("a", "b"));
    expect(listAfter(first, fromServer("c"))).toEqual({ items: ["c"], status: "live" });
  });
});
