import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useBoard } from "@/data/board-provider";
import { FoldedCards } from "@/features/admin/board/board-column";
import { BoardNotices } from "@/features/admin/board/board-status";
import { boardTexts } from "@/i18n/admin/board-texts";
import { placedOrder } from "@/test/domain/order/sample-order";

vi.mock("@/data/board-provider");
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
  render(<BoardNotices />);
  expect(screen.getByText(texts.unreadable(2, "CDFG, two"))).toBeVisible();
});

it("a collapsed group reads more orders on demand", () => {
  const showMore = vi.fn();
  const cards = { orders: [placedOrder], missed: new Set<string>() };
  const { rerender } = render(<FoldedCards title="Heute" cards={cards} onMore={showMore} />);
  expect(screen.getByText("1+")).toBeInTheDocument();
  fireEvent.click(screen.getByText(texts.showMore));
  expect(showMore).toHaveBeenCalledOnce();
  rerender(<FoldedCards title="Heute" cards={cards} />);
  expect(screen.queryByText(texts.showMore)).toBeNull();
});
