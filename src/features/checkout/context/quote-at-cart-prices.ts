import type { CartLine } from "@/domain/cart/cart-lines";
import type { Menu } from "@/domain/menu/menu.schema";
import { pickupDiscount } from "@/domain/order/pricing/pickup-discount";
import { priceLine } from "@/domain/order/pricing/price-line";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/**
 * The quote at the prices that the dishes had when they were added to the cart.
 * @param lines the quoted lines of the cart
 * @returns null if the menu's prices are still the same
 */
export function quoteAtCartPrices(
  quote: Quote,
  lines: readonly CartLine[],
  context: { readonly menu: Menu; readonly restaurant: Restaurant },
): Quote | null {
  if (lines.length !== quote.lines.length) return null;
  if (lines.every((line) => unitCentsToday(line, context.menu) === line.unit_cents)) return null;
  const orderLines = quote.lines.map((line, index) => {
    const unit_cents = lines[index]?.unit_cents ?? line.unit_cents;
    return { ...line, unit_cents, line_cents: unit_cents * line.qty };
  });
  const subtotal_cents = orderLines.reduce((sum, { line_cents }) => sum + line_cents, 0);
  const discount_cents = pickupDiscount(context.restaurant, quote.type, subtotal_cents);
  return {
    ...quote,
    lines: orderLines,
    subtotal_cents,
    discount_cents,
    // Fee and deposits do not depend on the prices of the dishes.
    total_cents:
      quote.total_cents -
      (quote.subtotal_cents - quote.discount_cents) +
      (subtotal_cents - discount_cents),
  };
}

function unitCentsToday({ id, item, unit_cents }: CartLine, menu: Menu): number {
  const dish = menu.items.find((menuItem) => menuItem.id === id);
  const priced = dish && priceLine(dish, { item_id: id, qty: 1, choices: item.choices });
  return priced?.ok ? priced.value.unit_cents : unit_cents;
}
