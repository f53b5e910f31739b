import { renderHook } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useBoard } from "@/data/staff/board-provider";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import { useOverdue } from "@/features/admin/board/alarm/use-overdue";
import { StateProvider } from "@/state/jotai-hooks";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

vi.mock("@/data/staff/board-provider");

const NOW = Date.parse("2026-11-24T18:30:00+01:00");
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => vi.useRealTimers();
});

/** Number of overdue orders, each with a status and the minutes since it was placed. */
function overdue(
  orders: readonly (readonly [Order["status"], minutes: number])[],
  unanswered_policy = restoBobingen.unanswered_policy,
) {
  const items = orders.map(([status, minutes]) => ({
    resto_key: restoBobingen.key,
    status,
    created_at: NOW - minutes * MINUTE,
    wanted_at: null,
  }));
  vi.mocked(useBoard).mockReturnValue({
    availabilityOf: () => DEFAULT_AVAILABILITY,
  } as unknown as ReturnType<typeof useBoard>);
  const restaurants = new Map([[restoBobingen.key, { ...restoBobingen, unanswered_policy }]]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StateProvider store={createStore()}>{children}</StateProvider>
  );
  return renderHook(() => useOverdue(restaurants, items as unknown as Order[]), { wrapper }).result
    .current;
}

it("counts unanswered orders from four minutes on", () => {
  expect(overdue([["placed", 3]])).toBe(0);
  expect(overdue([["placed", 4]])).toBe(1);
  expect(
    overdue([
      ["placed", 10],
      ["placed", 5],
      ["placed", 1],
    ]),
  ).toBe(2);
});

it("does not count answered orders as overdue", () => {
  expect(
    overdue([
      ["accepted", 10],
      ["expired", 20],
    ]),
  ).toBe(0);
});

it("counts overdue orders by the restaurant's own policy", () => {
  expect(overdue([["placed", 9]], { remind_minutes: 10, pause_after_expired: 2 })).toBe(0);
  expect(overdue([["placed", 14]], { remind_minutes: null, pause_after_expired: 2 })).toBe(0);
});
