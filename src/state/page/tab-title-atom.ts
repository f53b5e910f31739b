import { atom } from "jotai/vanilla";

/**
 * Title of the current page, in the interface language; null for the name of its area. Only the
 * shell writes `document.title`, so that two components cannot overwrite each other.
 */
export const tabTitleAtom = atom<string | null>(null);
