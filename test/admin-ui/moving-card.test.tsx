import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MovingCard } from "@/admin-ui/motion/moving-card";

const { animate } = vi.hoisted(() => ({ animate: vi.fn() }));
vi.mock("framer-motion/dom/mini", () => ({ animate }));

/** jsdom has no layout: columns are 100 px apart. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return new DOMRect(this.closest("[data-column=kitchen]") ? 100 : 0, 20, 80, 40);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  animate.mockReset();
});

function Board({ column }: { column: "new" | "kitchen" | null }) {
  const card = <MovingCard id="pho">Pho</MovingCard>;
  return (
    <>
      <div data-column="new">{column === "new" && card}</div>
      <div data-column="kitchen">{column === "kitchen" && card}</div>
    </>
  );
}

it("a card glides from its earlier column into the next one", () => {
  const { rerender, getByText } = render(<Board column="new" />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<Board column="kitchen" />);
  expect(animate).toHaveBeenCalledOnce();
  expect(animate).toHaveBeenCalledWith(
    getByText("Pho"),
    { transform: ["translate(-100px, 0px)", "none"] },
    expect.anything(),
  );
});

it("a card that comes back later does not glide", async () => {
  const { rerender } = render(<Board column="new" />);
  rerender(<Board column={null} />);
  await Promise.resolve();
  rerender(<Board column="kitchen" />);
  expect(animate).not.toHaveBeenCalled();
});

it("a card does not glide for people who prefer reduced motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ ...window.matchMedia(""), matches: true });
  const { rerender } = render(<Board column="new" />);
  rerender(<Board column="kitchen" />);
  expect(animate).not.toHaveBeenCalled();
});
