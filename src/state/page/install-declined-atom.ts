import { activeTenantKey } from "@/config/active-tenant-key";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** Whether the guest does not want the site on the home screen. Stored on the device for good. */
export const installDeclinedAtom = storedAtom<boolean>(
  `${activeTenantKey}.install-declined`,
  false,
  validatedStorage((value) => (typeof value === "boolean" ? value : null)),
);
