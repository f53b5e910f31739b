import { describe, expect, it } from "vitest";
import type { LiveList } from "@/data/live-list";
import { changedBetween } from "@/data/staff/use-missed-changes";
import { mergeLists } from "@/data/use-merged-lists";

const list = (status: LiveList<number>["status"], ...items: number[]): LiveList<number> => ({
  status,
  items,
  unreadable: items.filter((item) => item > 1).map((item) => ({ id: `${item}`, code: null })),
  hasMore: items.includes(2),
});

describe("mergeLists", () => {
  it.each([
    [[list("live", 1), list("live", 2)], list("live", 1, 2)],
    [[list("live", 1), list("loading")], list("loading", 1)],
    [[list("loading"), list("disconnected", 2)], list("disconnected", 2)],
    [[list("disconnected", 1), list("failed")], list("failed", 1)],
    [[], list("live")],
  ])("%j", (lists, expected) => {
    expect(mergeLists(lists)).toEqual(expected);
  });
});

it("reports added and changed orders as changed, not unchanged ones", () => {
  const before = new Map([
    ["same", 2],
    ["moved", 1],
    ["gone", 1],
  ]);
  const after = [
    { id: "same", version: 2 },
    { id: "moved", version: 2 },
    { id: "new", version: 1 },
  ];
  expect([...changedBetween(before, after)]).toEqual(["moved", "new"]);
});
