import { atom } from "jotai/vanilla";
import { activeRestaurant } from "@/config/active-tenant";
import { sisterRestaurants } from "@/config/sister-restaurants";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Menu } from "@/domain/menu/menu.schema";
import type { KnownBranch } from "@/domain/order/branches/nearest-branch";
import { readMenu } from "@/firebase/repos/menu-repo";
import { parseAvailability } from "@/firebase/repos/parse-availability";
import { readPublicDocument } from "@/firebase/repos/public-document";

const branches = activeRestaurant ? sisterRestaurants(activeRestaurant) : [];

const knownAtom = atom<readonly KnownBranch[]>(
  branches.map((branch) => ({ branch, availability: null })),
);

const readingAtom = atom(
  (get) => get(knownAtom),
  async (_get, set) => {
    const known = branches.map(async (branch) => ({
      branch,
      availability: await readAvailability(branch.key).catch(() => null),
    }));
    set(knownAtom, await Promise.all(known));
  },
);
readingAtom.onMount = (read) => void read();

/** The other restaurants of the owner; their availability is read when the first part shows them. */
export const branchesAtom = atom((get) => get(readingAtom));

async function readAvailability(key: string): Promise<Availability | null> {
  const stored = await readPublicDocument(`availability/${key}`);
  return stored ? parseAvailability(stored.data) : DEFAULT_AVAILABILITY;
}

/** The stored menu of a branch; null if it is no branch, or its menu cannot be read. */
export async function readBranchMenu(key: string): Promise<Menu | null> {
  if (!branches.some((branch) => branch.key === key)) return null;
  return await readMenu(key, null).catch(() => null);
}
