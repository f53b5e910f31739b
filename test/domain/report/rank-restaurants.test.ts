import { expect, it } from "vitest";
import { type RankedBy, rankRestaurants } from "@/domain/report/rank-restaurants";

function row(title: string, turnover_cents: number, orders: number) {
  return { title, figures: { orders, completed: orders, turnover_cents, parties: 0, guests: 0 } };
}

const unknown = (title: string) => ({ title, figures: null });

const ranked = (rows: Parameters<typeof rankRestaurants>[0], by: RankedBy) =>
  rankRestaurants(rows, by).map(({ rank, title }) => `${rank} ${title}`);

it("sorts by turnover or by orders, the highest first", () => {
  const rows = [row("A", 100, 9), row("B", 300, 1), row("C", 200, 5)];
  expect(ranked(rows, "turnover_cents")).toEqual(["1 B", "2 C", "3 A"]);
  expect(ranked(rows, "orders")).toEqual(["1 A", "2 C", "3 B"]);
});

it("gives equal restaurants one rank, leaves out the next, and sorts them by the other figure", () => {
  const rows = [row("A", 200, 1), row("B", 200, 3), row("C", 300, 2), row("D", 100, 9)];
  expect(ranked(rows, "turnover_cents")).toEqual(["1 C", "2 B", "2 A", "4 D"]);
});

it("sorts restaurants that are equal in both figures by title", () => {
  const rows = [row("Zur Post", 0, 0), row("Ährenhof", 0, 0), row("Bräu", 0, 0)];
  expect(ranked(rows, "orders")).toEqual(["1 Ährenhof", "1 Bräu", "1 Zur Post"]);
});

it("puts restaurants without figures last and without a rank, also behind one that sold nothing", () => {
  const rows = [unknown("A"), row("B", 0, 0), unknown("C"), row("D", 5, 1)];
  expect(ranked(rows, "turnover_cents")).toEqual(["1 D", "2 B", "null A", "null C"]);
});

it("leaves the given list unchanged", () => {
  const rows = [row("A", 1, 1), row("B", 2, 2)];
  rankRestaurants(rows, "orders");
  expect(rows.map(({ title }) => title)).toEqual(["A", "B"]);
});
