import { activeTenantKey } from "@/config/active-tenant-key";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/**
 * How this device last ordered; null before its first order. The page's inline script reads it by the
 * end of its key (`features/security-check/stored-token-script.ts`).
 */
export const lastWayAtom = storedAtom<Fulfilment | null>(
  `${activeTenantKey}.last-way`,
  null,
  validatedStorage((value) => (value === "pickup" || value === "delivery" ? value : null)),
);
