import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useBoard } from "@/data/staff/board-provider";
import { FoldedCards } from "@/features/admin/board/board-column";
import { BoardNotices } from "@/features/admin/board/parts/board-status";
import { boardTexts } from "@/i18n/admin/board-texts";
import { placedOrder } from "@/test/domain/order/sample-order";
import { renderAdmin } from "../../render-admin";

vi.mock("@/data/staff/board-provider");
vi.mock("@/features/admin/board/card/order-card", () => ({
  OrderCard: ({ order }: { order: { code: string } }) => <p>{order.code}</p>,
}));

const texts = boardTexts.de;

it("the board names the orders that cannot be shown", () => {
  const unreadable = [
    { id: "one", code: "CDFG" },
    { id: "two", code: null },
  ];
  const orders = { status: "live", items: [], unreadable, hasMore: false } as const;
  vi.mocked(useBoard).mockReturnValue({
    orders,
    missed: new Set<string>(),
    dismissMissed: () => {},
    showMoreFinished: () => {},
    availabilityOf: () => null,
  });
  renderAdmin(<BoardNotices />);
  expect(screen.getByText(texts.unreadable(2, "CDFG, two"))).toBeVisible();
});

it("a collapsed group reads more orders on demand", () => {
  const showMore = vi.fn();
  const cards = { orders: [placedOrder], missed: new Set<string>() };
  const onToggle = vi.fn();
  const group = { title: "Heute", cards, onToggle };
  const { rerender } = renderAdmin(<FoldedCards {...group} isOpen={false} onMore={showMore} />);
  expect(screen.getByText("1+")).toBeInTheDocument();
  expect(screen.queryByText(placedOrder.code)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Heute/ }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<FoldedCards {...group} isOpen onMore={showMore} />);
  expect(screen.getByText(placedOrder.code)).toBeVisible();
  fireEvent.click(screen.getByText(texts.showMore));
  expect(showMore).toHaveBeenCalledOnce();
  rerender(<FoldedCards {...group} isOpen />);
  expect(screen.queryByText(texts.showMore)).toBeNull();
});
