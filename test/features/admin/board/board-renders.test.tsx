import { act, fireEvent, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { BoardProvider } from "@/data/staff/board-provider";
import type { Order } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { BoardView } from "@/features/admin/board/board-view";
import {
  watchFinishedOrders,
  watchOpenOrders,
  watchStaffAvailability,
} from "@/firebase/repos/board-repo";
import { boardTexts } from "@/i18n/admin/board-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";
import { renderAdmin } from "../../render-admin";

const rendered = vi.hoisted(() => [] as string[]);

vi.mock("@/firebase/repos/board-repo");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
// Every card renders its lines once, and nothing else renders them.
vi.mock("@/features/admin/board/card/order-card-lines", () => ({
  OrderCardLines: ({ order }: { order: Order }) => {
    rendered.push(order.lines[0]?.item_id ?? "");
    return null;
  },
}));

const NOW = Date.parse("2026-11-24T18:30:00+01:00");
const RESTAURANTS = [restoBobingen];
const [line] = sampleOrder().lines;

function order(index: number, changes: Partial<Order> = {}): Order {
  return sampleOrder({
    id: `order-${index}`,
    code: `K${index}QM`,
    status: "accepted",
    eta_at: NOW + (10 + index) * MINUTE_MS,
    lines: line ? [{ ...line, item_id: `dish-${index}` }] : [],
    ...changes,
  });
}

const ORDERS = [1, 2, 3, 4].map((index) => order(index));

let report: (orders: readonly Order[]) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.mocked(watchOpenOrders).mockImplementation((_due, listener) => {
    report = (orders) => listener.onAnswer({ value: orders, fromCache: false });
    return () => {};
  });
  vi.mocked(watchFinishedOrders).mockImplementation((_due, _since, listener) => {
    listener.onAnswer({ value: [], fromCache: false });
    return { stop: () => {}, showMore: () => {} };
  });
  vi.mocked(watchStaffAvailability).mockReturnValue(() => {});
  return () => vi.useRealTimers();
});

/** Shows the board with four orders. @returns a function that reports them anew and counts */
function showBoard(): (orders: readonly Order[]) => string[] {
  renderAdmin(
    <MemoryRouter>
      <BoardProvider restoKeys={[restoBobingen.key]}>
        <BoardView restaurants={RESTAURANTS} guests={null} />
      </BoardProvider>
    </MemoryRouter>,
  );
  act(() => report(ORDERS));
  expect(screen.getAllByRole("article")).toHaveLength(ORDERS.length);
  return (orders) => {
    rendered.length = 0;
    act(() => report(orders));
    return rendered;
  };
}

it("one changed order renders its card and no other", () => {
  const dishesRenderedBy = showBoard();
  const changed = ORDERS.map((each, index) =>
    index === 2 ? order(3, { status: "preparing", version: 2 }) : each,
  );
  expect(dishesRenderedBy(changed)).toEqual(["dish-3"]);
});

it("a new order renders its card and no other", () => {
  const dishesRenderedBy = showBoard();
  const added = order(7, { status: "placed", eta_at: null });
  expect(dishesRenderedBy([...ORDERS, added])).toEqual(["dish-7"]);
});

it("an order that leaves the board renders no card", () => {
  const dishesRenderedBy = showBoard();
  expect(dishesRenderedBy(ORDERS.slice(1))).toEqual([]);
});

it("neither a tick of the clock nor typing in the search renders a card", () => {
  showBoard();
  rendered.length = 0;
  act(() => vi.advanceTimersByTime(MINUTE_MS));
  const search = screen.getByRole("searchbox", { name: boardTexts.de.search });
  // All codes begin with K.
  act(() => fireEvent.change(search, { target: { value: "K" } }));
  expect(rendered).toEqual([]);
});
