import { useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { useDeliveryReach } from "@/data/use-delivery-reach";
import type { PartyContext } from "@/domain/cart/party/party";
import { type PartyService, partyTotal } from "@/domain/cart/party/party-totals";
import { useAtomValue } from "@/state/jotai-hooks";
import { bestSellersAtom } from "@/state/menu/best-sellers-atom";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Everything a table depends on, and how it reaches the guest. */
export function usePartyContext(): { context: PartyContext; service: PartyService } {
  const menu = useMenu();
  const restaurant = useRestaurant();
  const reach = useDeliveryReach();
  const draft = useAtomValue(checkoutDraftAtom);
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const bestSellers = useAtomValue(bestSellersAtom);
  const type = restaurant.delivery ? draft.type : "pickup";
  return useMemo(() => {
    const service: PartyService = { type, reach };
    const isCertain = type === "delivery" && reach.status === "in-area";
    return {
      service,
      context: {
        menu,
        addOns: restaurant.add_ons,
        availability,
        now,
        bestSellers,
        minimum_cents: isCertain ? reach.terms.minimum_cents : 0,
        totalOf: (amounts) => partyTotal(restaurant, amounts, service),
      },
    };
  }, [menu, restaurant, reach, type, availability, now, bestSellers]);
}
