import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { PendingOrder } from "@/shells/customer/pages/pending-order";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";

const missing = vi.hoisted(() =>
  vi.fn(() => {
    throw new Error("chunk not found");
  }),
);
vi.mock("@/shells/customer/pages/guest-parts", () => ({
  PendingNotices: missing,
}));

it("leaves the page unchanged if the notice's code cannot be loaded", async () => {
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
  expect(missing).toHaveBeenCalled();
  expect(screen.getByText("the page")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
