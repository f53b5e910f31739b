import { lazyWithPreload } from "@/page-lifecycle/lazy-with-preload";

// On demand: they know the delivery area and the possible times, for which the first screen has no room.

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
