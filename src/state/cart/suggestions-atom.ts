import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "@/config/active-tenant-key";
import { validatedStorage } from "../validated-storage";

/** Whether the cart may suggest something; dismissed for as long as the tab lives. */
export const suggestionsAtom = atomWithStorage<boolean>(
  `${activeTenantKey}.suggestions`,
  true,
  validatedStorage<boolean>((value) => (typeof value === "boolean" ? value : null), "session"),
  { getOnInit: true },
);
