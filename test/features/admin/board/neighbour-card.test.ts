import { expect, it } from "vitest";
import { neighbourCard } from "@/features/admin/board/neighbour-card";

/** A card of 230 × 200 pixels. */
const card = (name: string, left: number, top: number) => ({
  name,
  getBoundingClientRect: () => new DOMRect(left, top, 230, 200),
});

// Three lanes; the second one belongs to the same column as the first.
const CARDS = [
  card("a1", 0, 0),
  card("a2", 0, 208),
  card("a3", 0, 500),
  card("b1", 240, 0),
  card("b2", 240, 320),
  card("c1", 500, 0),
];
const [A1, A2, , , B2, C1] = CARDS;

it.each([
  ["down", A1, [0, 1], "a2"],
  ["up", A2, [0, -1], "a1"],
  ["up from the first", A1, [0, -1], undefined],
  ["right, to the card at about the same height", A2, [1, 0], "b2"],
  ["right, over a column of one card", B2, [1, 0], "c1"],
  ["left, into the nearest lane", C1, [-1, 0], "b1"],
  ["right from the last lane", C1, [1, 0], undefined],
] as const)("the arrow keys move the focus %s", (_direction, from, move, target) => {
  if (!from) throw new Error("no card");
  expect(neighbourCard(CARDS, from, move)?.name).toBe(target);
});
