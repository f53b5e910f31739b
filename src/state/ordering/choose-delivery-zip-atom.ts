import { atom } from "jotai/vanilla";
import { checkoutDraftAtom } from "./checkout-atoms";
import { type DeliveryZip, deliveryZipAtom } from "./delivery-zip-atom";

/** Remembers a postal code and fills it into the checkout form, without the town of another one. */
export const chooseDeliveryZipAtom = atom(null, (_get, set, { zip, city }: DeliveryZip) => {
  set(deliveryZipAtom, { zip, city });
  set(checkoutDraftAtom, (draft) => {
    const town = city || (draft.zip === zip ? draft.city : "");
    return { ...draft, zip, city: town };
  });
});
