import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Sheet, useCloseSheet } from "@/ui/sheet";

function Done() {
  return (
    <button type="button" onClick={useCloseSheet()}>
      Done
    </button>
  );
}

function open() {
  const onClosed = vi.fn();
  render(
    <Sheet title="Cart" closeLabel="Close" onClosed={onClosed}>
      <p>Two dishes</p>
      <Done />
    </Sheet>,
  );
  return { onClosed, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Cart" }) };
}

it("offers the focus to its title first, before anything that does something", () => {
  const { dialog } = open();
  expect(dialog.querySelector("[tabindex], button, a, input")).toHaveTextContent("Cart");
});

it.each([
  ["the cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["what is in it", () => userEvent.click(screen.getByRole("button", { name: "Done" }))],
  ["the page behind", () => userEvent.click(screen.getByRole("dialog"))],
  [
    "the Escape key",
    async () => {
      fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    },
  ],
])("is closed once by %s", async (_what, act) => {
  const { onClosed } = open();
  await act();
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

it("stays open while its content is used", async () => {
  const { onClosed, dialog } = open();
  await userEvent.click(screen.getByText("Two dishes"));
  expect(onClosed).not.toHaveBeenCalled();
  expect(dialog.open).toBe(true);
});
