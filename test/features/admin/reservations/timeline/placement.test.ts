import { expect, it } from "vitest";
import {
  columnAt,
  type Placement,
  placementAfterKey,
} from "@/features/admin/reservations/timeline/placement";
import { placementAt } from "@/features/admin/reservations/timeline/pointer-placement";

const axis = [0, 1, null, 3];
const grid = { axis, rows: ["a", "b", "c"] };
const after = (key: string, from: Placement) => placementAfterKey(from, key, grid);

it("moves by arrow keys within the grid, past closed hours", () => {
  expect(after("ArrowRight", { row: "a", column: 1 })).toEqual({ row: "a", column: 3 });
  expect(after("ArrowLeft", { row: "a", column: 0 })).toEqual({ row: "a", column: 0 });
  expect(after("ArrowDown", { row: "a", column: 1 })).toEqual({ row: "b", column: 1 });
  expect(after("ArrowUp", { row: "a", column: 1 })).toEqual({ row: "a", column: 1 });
  expect(after("ArrowDown", { row: "c", column: 1 })).toEqual({ row: "c", column: 1 });
  expect(after("x", { row: "a", column: 1 })).toBeNull();
});

it("finds the column under a pointer, beside closed hours and within the ends", () => {
  expect([-1, 0, 0.3, 0.6, 0.99, 2].map((share) => columnAt(axis, share))).toEqual([
    ...[0, 0, 1, 3, 3, 3],
  ]);
});

/** A timeline whose tracks are 400 px wide from 100 px on, with rows of 50 px. */
function timelineElement(): HTMLElement {
  const container = document.createElement("div");
  grid.rows.forEach((row, index) => {
    const line = document.createElement("div");
    line.dataset.row = row;
    line.getBoundingClientRect = () => new DOMRect(0, index * 50, 500, 50);
    const track = document.createElement("div");
    track.dataset.track = "";
    track.getBoundingClientRect = () => new DOMRect(100, index * 50, 400, 50);
    line.append(track);
    container.append(line);
  });
  return container;
}

it("finds the row and column under a pointer, the nearest ones outside", () => {
  const at = (x: number, y: number) => placementAt(timelineElement(), { x, y }, grid);
  expect(at(110, 10)).toEqual({ row: "a", column: 0 });
  expect(at(450, 75)).toEqual({ row: "b", column: 3 });
  expect(at(0, 900)).toEqual({ row: "c", column: 0 });
});

it("offers only the rows of the grid", () => {
  const rows = { axis, rows: ["a", "c"] };
  expect(placementAt(timelineElement(), { x: 110, y: 60 }, rows)?.row).toBe("a");
});
