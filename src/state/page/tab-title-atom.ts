import { atom } from "jotai/vanilla";

/**
 * What the page on display wants in the tab's title instead of its area's name, in the interface
 * language; null for nothing. The shell alone writes the title, so that no two parts overwrite
 * each other's.
 */
export const tabTitleAtom = atom<string | null>(null);
