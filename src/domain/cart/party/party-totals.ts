import type { DeliveryReach } from "../../delivery/delivery-reach";
import type { Fulfilment } from "../../delivery/fulfilment.schema";
import type { Cents } from "../../money/money";
import type { Quote } from "../../order/pricing/quote.schema";
import { vatSplit } from "../../order/pricing/vat-split";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { cartSum } from "../cart-sum";
import { type PartyAmounts, type PartyLine, partyAmounts } from "./party";

type PricedRestaurant = Pick<Restaurant, "pick_up_discount">;

/** How the guest gets the order. */
export interface PartyService {
  readonly type: Fulfilment;
  readonly reach: DeliveryReach;
}

/** The amounts of a table like those of a quote; without the delivery fee while `hasFee` is false. */
export interface PartyTotals
  extends Pick<
    Quote,
    | "type"
    | "subtotal_cents"
    | "discount_cents"
    | "delivery_fee_cents"
    | "deposit_cents"
    | "total_cents"
    | "vat_split"
  > {
  readonly hasFee: boolean;
  readonly missing_cents: Cents;
}

/** What a table costs, by the rules of the cart; without the delivery fee while it is unknown. */
export function partyTotal(
  restaurant: PricedRestaurant,
  amounts: PartyAmounts,
  { type, reach }: PartyService,
): Cents {
  const { discount_cents, fee_cents } = cartSum(restaurant, amounts, type, reach);
  return amounts.subtotal_cents - discount_cents + (fee_cents ?? 0) + amounts.deposit_cents;
}

/** All amounts of a table. VAT is included: see docs/rules.md#money. */
export function partyTotals(
  lines: readonly PartyLine[],
  restaurant: PricedRestaurant,
  service: PartyService,
): PartyTotals {
  const amounts = partyAmounts(lines);
  const sum = cartSum(restaurant, amounts, service.type, service.reach);
  const delivery_fee_cents = sum.fee_cents ?? 0;
  const bases = lines.map((line) => {
    const { subtotal_cents: goods_cents, deposit_cents } = partyAmounts([line]);
    return { rate: line.dish.item.vat, goods_cents, deposit_cents };
  });
  return {
    ...amounts,
    type: service.type,
    discount_cents: sum.discount_cents,
    delivery_fee_cents,
    total_cents: partyTotal(restaurant, amounts, service),
    vat_split: vatSplit(bases, { discount_cents: sum.discount_cents, delivery_fee_cents }),
    hasFee: sum.fee_cents !== null,
    missing_cents: sum.missing_cents ?? 0,
  };
}
