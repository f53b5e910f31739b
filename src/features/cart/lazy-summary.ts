import { lazyWithPreload } from "@/page-lifecycle/lazy-with-preload";

// On demand: delivery area and time slots are too much code for the first screen.

const [CartSummary, loadSummary] = lazyWithPreload(
  async () => (await import("./summary/cart-summary")).CartSummary,
);

const [CartMinimum, loadMinimum] = lazyWithPreload(
  async () => (await import("./summary/cart-minimum")).CartMinimum,
);

const [CartBarNote] = lazyWithPreload(
  async () => (await import("./summary/cart-bar-note")).CartBarNote,
);

export { CartBarNote, CartMinimum, CartSummary };

/** Loads sum and minimum ahead, so that they appear with the cart. */
export async function loadCartSummary(): Promise<void> {
  await Promise.all([loadSummary(), loadMinimum()]);
}
