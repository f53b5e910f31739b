import { atom } from "jotai/vanilla";
import { activeRestaurant } from "@/config/active-tenant";
import { readBestSellers } from "@/firebase/repos/best-sellers-repo";
import { whenIdle } from "@/page-lifecycle/when-idle";

const NONE: readonly string[] = [];

const idsAtom = atom<readonly string[] | null>(null);

const readingAtom = atom(
  (get) => get(idsAtom) ?? NONE,
  async (get, set) => {
    if (get(idsAtom) || !activeRestaurant) return;
    set(idsAtom, NONE);
    await whenIdle();
    set(idsAtom, await readBestSellers(activeRestaurant.key).catch(() => NONE));
  },
);
readingAtom.onMount = (read) => void read();

/** Ids of the best-selling dishes, most ordered first; read once, in an idle moment after the page. */
export const bestSellersAtom = atom((get) => get(readingAtom));
