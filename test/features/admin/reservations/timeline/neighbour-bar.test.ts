import { expect, it } from "vitest";
import { neighbourBar } from "@/features/admin/reservations/timeline/neighbour-bar";
import type { TimelineRow } from "@/features/admin/reservations/timeline/timeline-rows";
import { aReservation, at } from "@/test/domain/reservation/sample-tables";

function row(key: string, ...stays: (readonly [id: string, start: string])[]) {
  const entries: TimelineRow["entries"] = stays.map(([id, start]) => ({
    reservation: aReservation({ id, start_at: at(start) }),
    lane: 0,
    isContinued: false,
  }));
  return { key, entries };
}

const rows = [
  row("a", ["early", "17:00"], ["middle", "18:30"], ["late", "20:30"]),
  row("empty"),
  row("b", ["below", "17:30"], ["long", "20:00"]),
  row("c", ["last", "20:00"]),
];

it.for([
  ["ArrowLeft", { row: "a", id: "early" }],
  ["ArrowRight", { row: "a", id: "late" }],
  ["Home", { row: "a", id: "early" }],
  ["End", { row: "a", id: "late" }],
  ["ArrowUp", null],
  ["Enter", null],
] as const)("goes by %s within the row", ([key, bar]) => {
  expect(neighbourBar(rows, { row: "a", id: "middle" }, key)).toEqual(bar);
});

it("goes up and down to the nearest start, past rows without a reservation", () => {
  expect(neighbourBar(rows, { row: "a", id: "late" }, "ArrowDown")?.id).toBe("long");
  expect(neighbourBar(rows, { row: "a", id: "early" }, "ArrowDown")?.id).toBe("below");
  expect(neighbourBar(rows, { row: "b", id: "long" }, "ArrowUp")?.id).toBe("late");
  expect(neighbourBar(rows, { row: "c", id: "last" }, "ArrowUp")?.id).toBe("long");
});

it("stays at the ends of a row, and where the bar is no longer shown", () => {
  expect(neighbourBar(rows, { row: "a", id: "early" }, "ArrowLeft")).toBeNull();
  expect(neighbourBar(rows, { row: "a", id: "late" }, "ArrowRight")).toBeNull();
  expect(neighbourBar(rows, { row: "b", id: "gone" }, "ArrowUp")).toBeNull();
});
