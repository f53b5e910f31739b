import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { Instant } from "@/domain/time/berlin-time";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

const positiveStorage = () =>
  validatedStorage<number | null>((value) =>
    typeof value === "number" && value > 0 ? value : null,
  );

/** Idle minutes after which this device signs out of the manager pages; null never. */
export const sharedDeviceMinutesAtom = storedAtom<number | null>(
  `${activeTenantKey}.shared-device`,
  null,
  positiveStorage(),
);

/**
 * Last input on a manager page in any tab, by the device's clock; null since the last sign-in. It is
 * stored, so that a reload does not restart the idle time.
 */
export const managerInputAtom = storedAtom<Instant | null>(
  `${activeTenantKey}.manager-input`,
  null,
  positiveStorage(),
);

/** Whether this page signed the user out because nobody used the device. */
export const wasIdleAtom = atom(false);
