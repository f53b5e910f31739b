import { atom } from "jotai/vanilla";

export interface OpenDish {
  readonly id: string;
  /** Hash of the cart line being changed; absent when a portion is added. */
  readonly line?: string;
  /** Portions to add, to start with; 1 by default. */
  readonly portions?: number;
  /** True to ask which portion in the cart to remove. */
  readonly removing?: true;
}

/** The dish whose sheet is open; null while none is. */
export const dishSheetAtom = atom<OpenDish | null>(null);
