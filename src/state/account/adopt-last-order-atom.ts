import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import { checkoutDraftAtom, EMPTY_DRAFT } from "../ordering/checkout-atoms";
import { deliveryZipAtom } from "../ordering/delivery-zip-atom";
import { lastWayAtom } from "../ordering/last-way-atom";
import { profileOwnerAtom } from "./account-profile-atoms";
import { profileAtom } from "./profile-atoms";

/**
 * On a device without an order: takes the last way from the account's newest order, and the postal
 * code from the first stored address, else from that order. What was chosen on this device stays.
 */
export const adoptLastOrderAtom = atom(null, async (get, set) => {
  const uid = get(profileOwnerAtom);
  if (uid === null || activeTenantKey === null || get(lastWayAtom) !== null) return;
  const { readOlderOrders } = await import("@/firebase/repos/older-orders");
  const now = { restoKey: activeTenantKey, uid, createdAt: Date.now() };
  const newest = (await readOlderOrders(now))[0];
  if (get(profileOwnerAtom) !== uid || get(lastWayAtom) !== null) return;
  const address = get(profileAtom).addresses[0] ?? newest?.address;
  if (address && get(deliveryZipAtom).zip === "") {
    set(deliveryZipAtom, { zip: address.zip, city: address.city });
  }
  if (!newest) return;
  set(lastWayAtom, newest.type);
  const draft = get(checkoutDraftAtom);
  const isTyped = JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);
  if (!isTyped) set(checkoutDraftAtom, { ...draft, type: newest.type });
});
