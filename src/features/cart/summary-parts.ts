import { lazyPart } from "@/page-lifecycle/lazy-part";

// Delivery area and time slots are too much code for the first screen.

/** Preloaded with the cart, so that both appear together. */
export const CartSummary = lazyPart(
  async () => (await import("./summary/cart-summary")).CartSummary,
);

export const CartBarNote = lazyPart(
  async () => (await import("./summary/cart-bar-note")).CartBarNote,
);
