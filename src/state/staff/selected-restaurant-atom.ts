import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "@/config/active-tenant-key";
import { validatedStorage } from "../validated-storage";

/** Key of the restaurant the person looks at, kept on this device; null stands for all of theirs. */
export const selectedRestaurantAtom = atomWithStorage<string | null>(
  `${activeTenantKey}.choice`,
  null,
  validatedStorage<string | null>((value) => (typeof value === "string" ? value : null)),
  { getOnInit: true },
);
