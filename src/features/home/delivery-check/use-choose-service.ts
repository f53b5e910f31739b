import { useRestaurant } from "@/data/restaurant-provider";
import { useSetAtom } from "@/state/jotai-hooks";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { chooseDeliveryZipAtom } from "@/state/ordering/choose-delivery-zip-atom";
import { deliveryReachOf } from "@/state/ordering/delivery-reach-of";
import type { DeliveryZip } from "@/state/ordering/delivery-zip-atom";

/**
 * Remembers a postal code and chooses what follows from it: delivery within reach, pickup beyond.
 * An emptied postal code changes nothing else.
 */
export function useChooseService(): (address: DeliveryZip) => void {
  const restaurant = useRestaurant();
  const chooseZip = useSetAtom(chooseDeliveryZipAtom);
  const setDraft = useSetAtom(checkoutDraftAtom);
  return (address) => {
    chooseZip(address);
    const { status } = deliveryReachOf(restaurant, address);
    if (status === "unknown") return;
    const type = status === "out-of-area" ? "pickup" : "delivery";
    setDraft((draft) => ({ ...draft, type, wantedAt: draft.type === type ? draft.wantedAt : "" }));
  };
}
