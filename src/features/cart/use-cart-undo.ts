import { useEffect, useState } from "react";
import type { Cart } from "@/domain/cart/cart.schema";
import { cartAtom, clearCartAtom, removeLineAtom, restoreCartAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";

const UNDO_MS = 10_000;

/** Removals from the cart; the last one can be undone for ten seconds. */
export interface CartUndo {
  /** Says what was removed; null if there is nothing to undo. */
  readonly message: string | null;
  readonly restore: () => void;
  readonly removeLine: (hash: string, message: string) => void;
  readonly clear: (message: string) => void;
}

interface Removal {
  readonly message: string;
  readonly portions: Cart;
}

/** Removes lines from the cart, or all of them, and keeps the last removal for {@link UNDO_MS}. */
export function useCartUndo(): CartUndo {
  const cart = useAtomValue(cartAtom);
  const restoreCart = useSetAtom(restoreCartAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const clearCart = useSetAtom(clearCartAtom);
  const [removal, setRemoval] = useState<Removal | null>(null);

  useEffect(() => {
    if (!removal) return;
    const timer = setTimeout(() => setRemoval(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal]);

  return {
    message: removal?.message ?? null,
    restore: () => {
      if (removal) restoreCart([...cart, ...removal.portions]);
      setRemoval(null);
    },
    removeLine: (hash, message) => {
      setRemoval({ message, portions: cart.filter((portion) => portion.hash === hash) });
      removeLine(hash);
    },
    clear: (message) => {
      setRemoval({ message, portions: cart });
      clearCart();
    },
  };
}
