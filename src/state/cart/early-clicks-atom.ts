import { atom } from "jotai/vanilla";

/** A click on a dish before the app was hydrated: on its plus, or on its row. */
export interface EarlyClick {
  readonly kind: "add" | "open";
  /** Id of the dish. */
  readonly id: string;
}

/** The clicks before hydration. The component that repeats them empties the list. */
export const earlyClicksAtom = atom<readonly EarlyClick[]>([]);
