import { activeTenantKey } from "@/config/active-tenant-key";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** Whether the guest has turned on notifications about open orders, on this device. */
export const orderNotificationsAtom = storedAtom<boolean>(
  `${activeTenantKey}.order-notices`,
  false,
  validatedStorage<boolean>((value) => (typeof value === "boolean" ? value : null)),
);
