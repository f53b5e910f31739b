import { atom } from "jotai/vanilla";

/**
 * Not 0 while the guest looks at the cart and the checkout should be rendered ahead. Another number is
 * another order: what was rendered before is out of date.
 */
export const checkoutAheadAtom = atom(0);
