import { expect, it } from "vitest";
import { ordersToPrint } from "@/features/admin/board/printing/thermal/orders-to-print";
import { sampleOrder } from "@/test/harness/sample-order";

const NOW = sampleOrder().created_at + 60 * 60_000;
const MINUTE = 60_000;

const accepted = (id: string, minutesAgo: number) =>
  sampleOrder({ id, status: "accepted", status_at: { accepted: NOW - minutesAgo * MINUTE } });

function printedIds(
  orders: readonly ReturnType<typeof sampleOrder>[],
  { since = 0, printed = [] }: { since?: number | null; printed?: readonly string[] } = {},
) {
  const isPrinted = ({ id }: { id: string }) => printed.includes(id);
  return ordersToPrint(orders, { since, now: NOW, isPrinted }).map(({ id }) => id);
}

it("prints accepted orders, oldest first, and neither waiting nor printed ones", () => {
  const orders = [accepted("new", 1), accepted("old", 5), accepted("done", 2), sampleOrder()];
  expect(printedIds(orders, { printed: ["done"] })).toEqual(["old", "new"]);
});

it("prints nothing while it is switched off", () => {
  expect(printedIds([accepted("new", 1)], { since: null })).toEqual([]);
});

it("prints nothing that was accepted before it was switched on or over 30 minutes ago", () => {
  const orders = [accepted("before", 10), accepted("after", 4)];
  expect(printedIds(orders, { since: NOW - 5 * MINUTE })).toEqual(["after"]);
  expect(printedIds([accepted("night", 31)])).toEqual([]);
});
