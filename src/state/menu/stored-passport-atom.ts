import { activeTenantKey } from "@/config/active-tenant-key";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/**
 * The guest's allergy passport as it is stored on this device, null without one. Only `passportAtom`
 * reads it: the first screen has no room for its schema.
 */
export const storedPassportAtom = storedAtom<unknown>(
  `${activeTenantKey}.passport`,
  null,
  validatedStorage<unknown>((value) => value),
);
