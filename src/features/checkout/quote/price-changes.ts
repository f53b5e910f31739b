import type { Cents } from "@/domain/money/money";
import type { OrderLine } from "@/domain/order/order.schema";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import type { LocalizedText } from "@/domain/text/localized-text";

/** One amount that has changed since the guest saw it. */
export interface PriceChange {
  readonly item: LocalizedText | "discount" | "deliveryFee" | "deposit" | "total";
  readonly before: Cents;
  readonly now: Cents;
}

/** The differences between two quotes of the same cart, line by line, the total last. */
export function priceChanges(before: Quote, now: Quote): PriceChange[] {
  const lines = now.lines.flatMap((line, index) => {
    const known = before.lines[index];
    return known && sameDish(known, line)
      ? [{ item: line.name, before: known.line_cents, now: line.line_cents }]
      : [{ item: line.name, before: 0, now: line.line_cents }];
  });
  return [
    ...lines,
    { item: "discount" as const, before: -before.discount_cents, now: -now.discount_cents },
    {
      item: "deliveryFee" as const,
      before: before.delivery_fee_cents,
      now: now.delivery_fee_cents,
    },
    { item: "deposit" as const, before: depositsOf(before), now: depositsOf(now) },
    { item: "total" as const, before: before.total_cents, now: now.total_cents },
  ].filter((change) => change.before !== change.now);
}

/** Of bottles and reusable containers. */
function depositsOf({ deposit_cents, reusable }: Quote): Cents {
  return deposit_cents + (reusable?.deposit_cents ?? 0);
}

function sameDish(one: OrderLine, other: OrderLine): boolean {
  return one.item_id === other.item_id && one.qty === other.qty;
}
