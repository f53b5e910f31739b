import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Sheet, useCloseSheet } from "@/ui/sheet/sheet";

function Done() {
  return (
    <button type="button" onClick={useCloseSheet()}>
      Done
    </button>
  );
}

function renderSheet() {
  const onClosed = vi.fn();
  render(
    <Sheet title="Cart" closeLabel="Close" onClosed={onClosed}>
      <p>Two dishes</p>
      <Done />
    </Sheet>,
  );
  return { onClosed, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Cart" }) };
}

it("renders the sheet's title as its first focusable element", () => {
  const { dialog } = renderSheet();
  expect(dialog.querySelector("[tabindex], button, a, input")).toHaveTextContent("Cart");
});

it.each([
  ["the close button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["its content", () => userEvent.click(screen.getByRole("button", { name: "Done" }))],
  ["a click on the backdrop", () => userEvent.click(screen.getByRole("dialog"))],
  [
    "the Escape key",
    async () => {
      fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    },
  ],
])("calls onClosed once when closed by %s", async (_what, act) => {
  const { onClosed } = renderSheet();
  await act();
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

it("keeps the sheet open on a click inside", async () => {
  const { onClosed, dialog } = renderSheet();
  await userEvent.click(screen.getByText("Two dishes"));
  expect(onClosed).not.toHaveBeenCalled();
  expect(dialog.open).toBe(true);
});
