import { useMenu } from "@/data/menu-provider";
import type { Cents } from "@/domain/money/money";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";

/** Deposits of all cart lines, by the current menu. */
export function useCartDeposit(): Cents {
  const { items } = useMenu();
  const lines = useAtomValue(cartLinesAtom);
  const depositOf = (id: string) => items.find((item) => item.id === id)?.deposit_cents ?? 0;
  return lines.reduce((sum, { id, qty }) => sum + depositOf(id) * qty, 0);
}
