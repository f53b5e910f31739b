import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// `renderInRestaurant` provides the documents. The files of a worker share the modules that call
// these functions, so they share the functions, too.
const reads = vi.hoisted(() => {
  const shared = globalThis as {
    mockedReads?: Record<
      "readRestaurant" | "readBestSellers" | "readMenu" | "watchAvailability",
      () => unknown
    >;
  };
  shared.mockedReads ??= {
    readRestaurant: vi.fn(),
    // Read in an idle moment, which can come after the test has ended and reset its mocks.
    readBestSellers: vi.fn(() => Promise.resolve([])),
    readMenu: vi.fn(),
    watchAvailability: vi.fn(),
  };
  return shared.mockedReads;
});
vi.mock("@/firebase/repos/restaurant-repo", () => ({ readRestaurant: reads.readRestaurant }));
vi.mock("@/firebase/repos/best-sellers-repo", () => ({ readBestSellers: reads.readBestSellers }));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: reads.readMenu }));
vi.mock("@/firebase/repos/availability-repo", () => ({
  watchAvailability: reads.watchAvailability,
}));

// jsdom is English.
Object.defineProperty(navigator, "language", { value: "de-DE" });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  // Removes elements that a test has added itself, and the scroll lock of an unmounted dialog.
  document.body.replaceChildren();
  document.body.removeAttribute("style");
});

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom implements neither dialogs nor animations.
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
Element.prototype.getAnimations = () => [];

// jsdom has no layout. Focus traps take elements without boxes for hidden ones.
Element.prototype.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Menus and lists of Chakra keep the pointer to themselves while it is down.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

// jsdom has no media queries: components see a wide screen.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes("min-width"),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
