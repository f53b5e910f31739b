import type { Menu } from "../../menu/menu.schema";
import { categoriesOf } from "../../menu/served";
import type { Refusal } from "../../result/refusal";
import { ok, type Result } from "../../result/result";
import type { Instant } from "../../time/berlin-time";
import type { QuoteOrderRequest } from "../order-requests.schema";
import { containersByLine, containersOf } from "./containers";
import { type ConditionsContext, orderConditions } from "./order-conditions";
import { pickupDiscount } from "./pickup-discount";
import { priceLines } from "./price-lines";
import type { Quote } from "./quote.schema";
import { type VatBase, vatSplit } from "./vat-split";

/** Everything the order rules depend on, read at one moment. */
export interface OrderContext extends ConditionsContext {
  readonly menu: Menu;
}

/** Prices of an order and the first rule that would refuse it now, if any. */
export interface QuotedOrder {
  readonly quote: Quote;
  readonly refusal: Refusal | null;
}

/**
 * Prices an order from menu and restaurant, and checks the rules: sold out, then its
 * {@link orderConditions}.
 * @returns an error only if the lines cannot be priced
 */
export function quoteOrder(
  request: Omit<QuoteOrderRequest, "resto_key">,
  context: OrderContext,
  now: Instant,
): Result<QuotedOrder, Refusal> {
  const { restaurant, menu, availability } = context;
  const { type } = request;
  const priced = priceLines(request.lines, menu, availability, now);
  if (!priced.ok) return priced;
  const { lines, bases, soldOut } = priced.value;

  const subtotal_cents = bases.reduce((sum, { goods_cents }) => sum + goods_cents, 0);
  const deposit_cents = bases.reduce((sum, base) => sum + base.deposit_cents, 0);
  const discount_cents = pickupDiscount(restaurant, type, subtotal_cents);
  const reusable = request.reusable ? containersOf(request.lines, context) : undefined;
  const categories = categoriesOf(
    request.lines.map(({ item_id }) => item_id),
    menu,
  );
  const conditions = orderConditions(request, { subtotal_cents, categories }, context, now);
  const { delivery_fee_cents, minimum_cents, missing_cents, times } = conditions;

  const quote: Quote = {
    type,
    lines,
    subtotal_cents,
    discount_cents,
    delivery_fee_cents,
    deposit_cents,
    ...(reusable && { reusable }),
    total_cents:
      subtotal_cents -
      discount_cents +
      delivery_fee_cents +
      deposit_cents +
      (reusable?.deposit_cents ?? 0),
    vat_split: vatSplit(reusable ? withContainers(bases, request.lines, context) : bases, {
      discount_cents,
      delivery_fee_cents,
    }),
    minimum_cents,
    missing_cents,
    earliest_at: times.earliest_at,
    next_slots: [...times.slots],
    // Filled by the server, which knows the capacity.
    full_slots: [],
    menu_rev: menu.rev,
  };
  return ok({ quote, refusal: soldOut ?? conditions.refusal });
}

/** Deposits of containers keep the rate of their dish. */
function withContainers(
  bases: readonly VatBase[],
  lines: QuoteOrderRequest["lines"],
  context: OrderContext,
): VatBase[] {
  const { reusable_deposit_cents: each = 0 } = context.restaurant;
  const containers = containersByLine(lines, context);
  return bases.map((base, line) => ({
    ...base,
    deposit_cents: base.deposit_cents + (containers[line] ?? 0) * each,
  }));
}
