import { atom } from "jotai/vanilla";

/**
 * `memory` once the browser has refused to store something (private mode, blocked or full
 * storage): values then last only as long as the page.
 */
export const storageHealthAtom = atom<"persistent" | "memory">("persistent");
