import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import { isZip } from "@/domain/contact/zip";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** Postal code that the guest last entered for delivery. */
export interface DeliveryZip {
  /** Five digits; empty until the guest has entered one. */
  readonly zip: string;
  /** Selects one of several towns with this postal code; empty if not chosen. */
  readonly city: string;
}

export const NO_DELIVERY_ZIP: DeliveryZip = { zip: "", city: "" };

const MAX_CITY_LENGTH = 80;

const storedDeliveryZipAtom = storedAtom<DeliveryZip>(
  `${activeTenantKey}.delivery-zip`,
  NO_DELIVERY_ZIP,
  validatedStorage(validDeliveryZip),
);

/**
 * The postal code for delivery, stored on this device: home page, cart and checkout share it. Setting
 * an incomplete postal code changes nothing; {@link NO_DELIVERY_ZIP} forgets it.
 */
export const deliveryZipAtom = atom(
  (get) => get(storedDeliveryZipAtom),
  (get, set, next: DeliveryZip) => {
    const { zip, city } = get(storedDeliveryZipAtom);
    const isNew = next.zip !== zip || next.city !== city;
    if (isNew && (next.zip === "" || isZip(next.zip))) set(storedDeliveryZipAtom, next);
  },
);

// Checked by hand: the first screen has no room for a schema library.
function validDeliveryZip(value: unknown): DeliveryZip | null {
  if (typeof value !== "object" || value === null) return null;
  const { zip, city } = value as Record<string, unknown>;
  const isKnown = typeof zip === "string" && (zip === "" || isZip(zip));
  const isTown = typeof city === "string" && city.length <= MAX_CITY_LENGTH;
  return isKnown && isTown ? { zip, city } : null;
}
