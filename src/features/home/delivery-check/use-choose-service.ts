import { useRestaurant } from "@/data/restaurant-provider";
import { useSetAtom, useStateStore } from "@/state/jotai-hooks";
import { deliveryReachOf } from "@/state/ordering/delivery-reach-of";
import { type DeliveryZip, deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";

/**
 * Remembers a postal code and chooses what follows from it: delivery within reach, pickup beyond.
 * An emptied postal code changes nothing else.
 */
export function useChooseService(): (address: DeliveryZip) => void {
  const restaurant = useRestaurant();
  const rememberZip = useSetAtom(deliveryZipAtom);
  const store = useStateStore();
  return (address) => {
    rememberZip(address);
    const { status } = deliveryReachOf(restaurant, address);
    void fillDraft(status === "unknown" ? null : status === "out-of-area" ? "pickup" : "delivery");

    // The checkout's schemas load with the first postal code, not with the page.
    async function fillDraft(type: "pickup" | "delivery" | null): Promise<void> {
      const [{ checkoutDraftAtom }, { chooseDeliveryZipAtom }] = await Promise.all([
        import("@/state/ordering/checkout-atoms"),
        import("@/state/ordering/choose-delivery-zip-atom"),
      ]);
      store.set(chooseDeliveryZipAtom, address);
      if (type === null) return;
      store.set(checkoutDraftAtom, (draft) => ({
        ...draft,
        type,
        wantedAt: draft.type === type ? draft.wantedAt : "",
      }));
    }
  };
}
