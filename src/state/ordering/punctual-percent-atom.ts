import { atom } from "jotai/vanilla";
import { activeRestaurant } from "@/config/active-tenant";
import { readPunctualPercent } from "@/firebase/repos/punctuality-repo";

const percentAtom = atom<number | null | undefined>(undefined);

/** Percent of the last 30 days' orders that were on time; null until read, and without a figure. */
export const punctualPercentAtom = atom(
  (get) => get(percentAtom) ?? null,
  async (get, set) => {
    if (get(percentAtom) !== undefined || !activeRestaurant) return;
    set(percentAtom, null);
    set(percentAtom, await readPunctualPercent(activeRestaurant.key).catch(() => null));
  },
);
punctualPercentAtom.onMount = (read) => void read();

/** Of a restaurant that does not show it; reads nothing. */
export const noPercentAtom = atom(null);
