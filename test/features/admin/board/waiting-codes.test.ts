import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { waitingCodes } from "@/features/admin/board/waiting-codes";
import { sampleOrder } from "@/test/harness/sample-order";

const NOW = Date.parse("2026-11-24T18:30:00+01:00");

/** An order that was placed so many minutes ago; `left` until the promised time. */
function order(code: string, status: Order["status"], placed: number, left?: number): Order {
  const eta_at = left === undefined ? null : NOW + left * MINUTE_MS;
  return sampleOrder({ id: code, code, status, created_at: NOW - placed * MINUTE_MS, eta_at });
}

it("lists overdue orders first, then unanswered ones, then the others by due time", () => {
  const groups = {
    new: [order("LONG", "placed", 8), order("OLD", "placed", 3), order("NEW", "placed", 0)],
    kitchen: [
      order("SOON", "preparing", 20, 4),
      order("LATE", "preparing", 60, -12),
      order("NOW", "accepted", 30, 0),
      order("LESS", "accepted", 40, -2),
    ],
  };
  const shown = waitingCodes(groups, NOW).map(({ order: { code }, kind, minutesLeft }) => [
    code,
    kind,
    minutesLeft,
  ]);
  expect(shown).toEqual([
    ["LATE", "late", -12],
    ["LONG", "late", null],
    ["LESS", "late", -2],
    ["OLD", "new", null],
    ["NEW", "new", null],
    ["NOW", "due", 0],
    ["SOON", "due", 4],
  ]);
});
