import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { CartDrawer } from "@/features/cart/cart-drawer";
import { renderInRestaurant } from "../render-in-restaurant";

const renderContent = vi.hoisted(() => vi.fn());
vi.mock("@/features/cart/cart-content", () => ({
  CartContent: () => {
    renderContent();
    return null;
  },
}));

it("does not render its content again when it opens", async () => {
  function Parent() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <CartDrawer open={open} onClosed={() => {}} />
      </>
    );
  }
  await renderInRestaurant(<Parent />);
  renderContent.mockClear();
  screen.getByText("open").click();
  expect((await screen.findByRole<HTMLDialogElement>("dialog")).open).toBe(true);
  expect(renderContent).not.toHaveBeenCalled();
});
