import { activeTenantKey } from "@/config/active-tenant-key";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** Key of the selected restaurant, stored on this device; null stands for all of the user's. */
export const selectedRestaurantAtom = storedAtom<string | null>(
  `${activeTenantKey}.choice`,
  null,
  validatedStorage<string | null>((value) => (typeof value === "string" ? value : null)),
);
