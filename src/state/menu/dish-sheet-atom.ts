import { atom } from "jotai/vanilla";

/** A dish whose sheet is open. */
export interface OpenDish {
  readonly id: string;
  /** Hash of the cart's line that is changed; absent where a portion is added. */
  readonly line?: string;
}

/** The dish whose sheet is open; null while none is. */
export const dishSheetAtom = atom<OpenDish | null>(null);
