import { lazyWithPreload } from "@/page-lifecycle/lazy-with-preload";

// Loaded on demand: delivery area and time slots are too much code for the first screen.
// `loadCartSummary` preloads it, so that it appears with the cart.

const [CartSummary, loadCartSummary] = lazyWithPreload(
  async () => (await import("./summary/cart-summary")).CartSummary,
);

const [CartBarNote] = lazyWithPreload(
  async () => (await import("./summary/cart-bar-note")).CartBarNote,
);

export { CartBarNote, CartSummary, loadCartSummary };
