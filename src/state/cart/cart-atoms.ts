import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import {
  addItem,
  clearCart,
  removeItem,
  removeLine,
  setLineNote,
  setLineQuantity,
  withPricesOf,
} from "@/domain/cart/cart";
import type { Cart, CartItem } from "@/domain/cart/cart.schema";
import { acceptMenuChanges } from "@/domain/cart/cart-changes";
import { cartLines } from "@/domain/cart/cart-lines";
import { cartTotal } from "@/domain/cart/cart-total";
import { parseStoredCart } from "@/domain/cart/parse-stored-cart";
import type { Menu } from "@/domain/menu/menu.schema";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

// Keyed by tenant, because preview channels of two restaurants can share one origin.
const storedCartAtom = storedAtom<Cart>(
  `${activeTenantKey}.cart`,
  [],
  validatedStorage(parseStoredCart),
);

/** Read-only, one entry per portion; the cart changes through the action atoms below. */
export const cartAtom = atom((get) => get(storedCartAtom));

/** Portions grouped by hash, in the order they were first added. */
export const cartLinesAtom = atom((get) => cartLines(get(storedCartAtom)));

/** Number of portions. */
export const cartCountAtom = atom((get) => get(storedCartAtom).length);

/** Sum of base prices and extras in cents. */
export const cartTotalAtom = atom((get) => cartTotal(get(storedCartAtom)));

export const addToCartAtom = atom(null, (get, set, item: CartItem) =>
  set(storedCartAtom, addItem(get(storedCartAtom), item)),
);

/** Removes only the first item with that id. */
export const removeFromCartAtom = atom(null, (get, set, id: string) =>
  set(storedCartAtom, removeItem(get(storedCartAtom), id)),
);

export const removeLineAtom = atom(null, (get, set, hash: string) =>
  set(storedCartAtom, removeLine(get(storedCartAtom), hash)),
);

export const setLineQuantityAtom = atom(null, (get, set, line: { hash: string; qty: number }) =>
  set(storedCartAtom, setLineQuantity(get(storedCartAtom), line.hash, line.qty)),
);

export const setLineNoteAtom = atom(null, (get, set, line: { hash: string; note: string }) =>
  set(storedCartAtom, setLineNote(get(storedCartAtom), line.hash, line.note)),
);

/** Replaces the whole cart, for example to undo a removal. */
export const restoreCartAtom = atom(null, (_get, set, cart: Cart) => set(storedCartAtom, cart));

/** Adopts the menu's current prices, after the guest has accepted them. */
export const acceptPricesAtom = atom(null, (get, set, menu: Menu) =>
  set(storedCartAtom, withPricesOf(menu, get(storedCartAtom))),
);

/** Adopts the current menu: prices, removed dishes and removed options. */
export const acceptMenuAtom = atom(null, (get, set, menu: Menu) =>
  set(storedCartAtom, acceptMenuChanges(get(storedCartAtom), menu)),
);

export const clearCartAtom = atom(null, (_get, set) => set(storedCartAtom, clearCart()));
