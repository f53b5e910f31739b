import { activeTenantKey } from "@/config/active-tenant-key";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** When a board on this device last reached the server, epoch milliseconds; null if never. */
export const connectedAtom = storedAtom<number | null>(
  `${activeTenantKey}.connected`,
  null,
  validatedStorage<number | null>((value) => (typeof value === "number" ? value : null)),
);
