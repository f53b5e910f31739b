import { atom } from "jotai/vanilla";
import { prerenderedAt } from "@/page-lifecycle/prerendered-at";

/**
 * The origin of the page's content: `building` while the build prerenders it, `prerendered` if the
 * page was delivered with it, `none` if the app renders it.
 */
export const prerenderModeAtom = atom<"none" | "building" | "prerendered">(
  prerenderedAt === null ? "none" : "prerendered",
);
