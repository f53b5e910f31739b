import { useState } from "react";
import { changedPrice, type PriceChange } from "@/domain/menu/draft/change-prices";
import type { MenuItem } from "@/domain/menu/menu.schema";

/** The price change that staff are typing, and the prices it would give these dishes. */
export function usePricePreview(dishes: readonly MenuItem[]) {
  const [isOpen, setOpen] = useState(false);
  const [change, setChange] = useState<PriceChange | null>(null);
  const newPrices = new Map(
    change ? dishes.map(({ id, preis }) => [id, changedPrice(preis, change)]) : [],
  );
  return {
    /** Whether the form for the change is open. */
    isOpen,
    /** Opens the form, or shows what was typed there; null is not a valid change. */
    preview(next: PriceChange | null): void {
      setOpen(true);
      setChange(next);
    },
    close(): void {
      setOpen(false);
      setChange(null);
    },
    /** The new price in euros; null if the change is not valid or the dish not in the list. */
    newPriceOf: (id: string): number | null => newPrices.get(id) ?? null,
    /** How many prices change. */
    changed: dishes.filter(({ id, preis }) => {
      const price = newPrices.get(id) ?? preis;
      return price !== preis && !Number.isNaN(price);
    }).length,
  };
}
