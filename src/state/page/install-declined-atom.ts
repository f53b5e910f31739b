import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "@/config/active-tenant-key";
import { validatedStorage } from "../validated-storage";

/** Whether the guest does not want the site on the home screen. Stored on the device for good. */
export const installDeclinedAtom = atomWithStorage<boolean>(
  `${activeTenantKey}.install-declined`,
  false,
  validatedStorage((value) => (typeof value === "boolean" ? value : null)),
  { getOnInit: true },
);
