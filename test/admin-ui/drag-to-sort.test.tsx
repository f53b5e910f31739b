import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { renderDishes } from "./sortable-dishes";

const texts = kitTexts.de.sort;
const ROW_PX = 40;

const indexOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);

/** jsdom has neither layout nor animations: rows of 40 px below each other, without motion. */
beforeEach(() => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ ...window.matchMedia(""), matches: true });
  Element.prototype.scrollBy = () => {};
  const proto = HTMLElement.prototype;
  vi.spyOn(proto, "offsetTop", "get").mockImplementation(function top(this: HTMLElement) {
    return indexOf(this) * ROW_PX;
  });
  vi.spyOn(proto, "offsetHeight", "get").mockReturnValue(ROW_PX);
  vi.spyOn(proto, "getBoundingClientRect").mockImplementation(function rect(this: HTMLElement) {
    const top = this.tagName === "LI" ? indexOf(this) * ROW_PX : 0;
    return new DOMRect(0, top, 300, ROW_PX);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("an item dragged by its handle follows the pointer and is moved once, when it is dropped", () => {
  const { onMove, handle, order } = renderDishes();
  fireEvent.pointerDown(handle("Pho"), { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 30 });
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
  expect(screen.getAllByRole("listitem")[0]).toHaveStyle({ transform: "translateY(10px)" });
  fireEvent.pointerMove(window, { clientY: 50 });
  expect(order()).toEqual(["Bun", "Pho", "Tofu"]);
  // 30 px below its first place, whose place in the list is now 40 px lower.
  expect(screen.getAllByRole("listitem")[1]).toHaveStyle({ transform: "translateY(-10px)" });
  fireEvent.pointerMove(window, { clientY: 95 });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.pointerUp(window);
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  expect(order()).toEqual(["Bun", "Tofu", "Pho"]);
  screen.getByText(texts.dropped("Pho", 3));
  fireEvent.pointerMove(window, { clientY: 20 });
  expect(order()).toEqual(["Bun", "Tofu", "Pho"]);
});

it("an item that is put back where it was is not moved", () => {
  const { onMove, handle, order } = renderDishes();
  fireEvent.pointerDown(handle("Bun"), { button: 0, clientY: 60 });
  fireEvent.pointerMove(window, { clientY: 5 });
  expect(order()).toEqual(["Bun", "Pho", "Tofu"]);
  fireEvent.pointerMove(window, { clientY: 60 });
  fireEvent.pointerUp(window);
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
  expect(onMove).not.toHaveBeenCalled();
});

it("the right mouse button does not drag", () => {
  const { handle, order } = renderDishes();
  fireEvent.pointerDown(handle("Pho"), { button: 2, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 110 });
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
});

it("Escape puts a dragged item back where it was", () => {
  const { onMove, handle, order } = renderDishes();
  fireEvent.pointerDown(handle("Pho"), { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 95 });
  expect(order()).toEqual(["Bun", "Tofu", "Pho"]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
  screen.getByText(texts.cancelled("Pho"));
  fireEvent.pointerUp(window, { clientY: 95 });
  expect(onMove).not.toHaveBeenCalled();
});

it("an item that another list takes is not sorted in its own", () => {
  const across = { onOver: vi.fn<() => void>(), onDrop: vi.fn<() => boolean>(() => true) };
  const { onMove, handle, order } = renderDishes(across);
  fireEvent.pointerDown(handle("Pho"), { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientX: 7, clientY: 95 });
  expect(across.onOver).toHaveBeenLastCalledWith("Pho", { x: 7, y: 95 });
  fireEvent.pointerUp(window, { clientX: 7, clientY: 95 });
  expect(across.onDrop.mock.calls).toEqual([["Pho", { x: 7, y: 95 }]]);
  expect(across.onOver).toHaveBeenLastCalledWith("Pho", null);
  expect(onMove).not.toHaveBeenCalled();
  expect(order()).toEqual(["Pho", "Bun", "Tofu"]);
});
