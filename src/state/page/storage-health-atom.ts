import { atom } from "jotai/vanilla";

/**
 * `persistent` while the browser keeps what is stored; `memory` once it refused (private mode,
 * blocked or full storage): what is entered then lives only as long as the page.
 */
export const storageHealthAtom = atom<"persistent" | "memory">("persistent");
