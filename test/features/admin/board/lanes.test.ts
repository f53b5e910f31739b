import { expect, it } from "vitest";
import { allocateLanes } from "@/features/admin/board/lanes";

it.each([
  ["an empty board", { new: 0, kitchen: 0, out: 0 }, 5, { new: 0, kitchen: 0, out: 0 }],
  ["a quiet evening", { new: 0, kitchen: 2, out: 0 }, 4, { new: 0, kitchen: 4, out: 0 }],
  ["nothing in the kitchen", { new: 3, kitchen: 0, out: 2 }, 4, { new: 3, kitchen: 0, out: 1 }],
  ["a rush in the kitchen", { new: 5, kitchen: 15, out: 10 }, 5, { new: 1, kitchen: 3, out: 1 }],
  ["many unanswered orders", { new: 20, kitchen: 4, out: 2 }, 5, { new: 3, kitchen: 1, out: 1 }],
  ["many finished dishes", { new: 1, kitchen: 2, out: 24 }, 5, { new: 1, kitchen: 1, out: 3 }],
  ["a large screen", { new: 6, kitchen: 16, out: 8 }, 8, { new: 2, kitchen: 5, out: 1 }],
  ["no room to divide", { new: 9, kitchen: 9, out: 9 }, 3, { new: 1, kitchen: 1, out: 1 }],
])("divides the lanes on %s", (_case, orders, total, lanes) => {
  expect(allocateLanes(orders, total)).toEqual(lanes);
});
