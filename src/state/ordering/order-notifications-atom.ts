import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "@/config/active-tenant-key";
import { validatedStorage } from "../validated-storage";

/** Whether the guest has turned on notifications about open orders, on this device. */
export const orderNotificationsAtom = atomWithStorage<boolean>(
  `${activeTenantKey}.order-notices`,
  false,
  validatedStorage<boolean>((value) => (typeof value === "boolean" ? value : null)),
  { getOnInit: true },
);
