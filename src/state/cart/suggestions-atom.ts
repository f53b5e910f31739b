import { activeTenantKey } from "@/config/active-tenant-key";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** Whether the cart may suggest dishes; a dismissal lasts as long as the tab. */
export const suggestionsAtom = storedAtom<boolean>(
  `${activeTenantKey}.suggestions`,
  true,
  validatedStorage<boolean>((value) => (typeof value === "boolean" ? value : null), "session"),
);
