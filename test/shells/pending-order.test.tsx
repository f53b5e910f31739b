import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { PendingOrder } from "@/shells/customer/pages/pending-order";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";

vi.mock("@/shells/customer/lazy-pages", () => ({
  PendingOrderNotice: () => {
    throw new Error("its code cannot be loaded");
  },
}));

it("leaves the page alone where its code cannot be loaded, as without a connection", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await act(async () => {
    render(
      <MemoryRouter initialEntries={["/order"]}>
        <ErrorBoundary onRetry={() => {}} fallback={() => "lost"}>
          <PendingOrder />
          the page
        </ErrorBoundary>
      </MemoryRouter>,
    );
  });
  expect(screen.getByText("the page")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
