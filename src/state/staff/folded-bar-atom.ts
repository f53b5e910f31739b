import { atom } from "jotai/vanilla";

/** Whether the bar at the side of a wide screen is hidden, as on the screen of a kitchen station. */
export const isBarFoldedAtom = atom(false);
