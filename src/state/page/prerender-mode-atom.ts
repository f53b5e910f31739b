import { atom } from "jotai/vanilla";
import { prerenderedAt } from "@/page-lifecycle/prerendered-at";

/**
 * How the page's content comes about: `building` while it is being prerendered, `prerendered`
 * where it was there before any script, `none` where the app alone makes it.
 */
export const prerenderModeAtom = atom<"none" | "building" | "prerendered">(
  prerenderedAt === null ? "none" : "prerendered",
);
