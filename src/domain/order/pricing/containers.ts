import type { Menu } from "../../menu/menu.schema";
import type { Restaurant } from "../../tenant/restaurant.schema";
import type { OrderLineRequest } from "../order-requests.schema";

/** What decides about containers: the menu's dishes, and how the restaurant packs. */
export interface ContainerContext {
  readonly menu: Menu;
  readonly restaurant: Pick<Restaurant, "reusable" | "reusable_deposit_cents">;
}

/**
 * Number of reusable containers for each line: one for every portion of a dish that fits into one, none
 * where the restaurant does not offer them. See docs/rules.md#reusable-packaging.
 */
export function containersByLine(
  lines: readonly Pick<OrderLineRequest, "item_id" | "qty">[],
  { menu, restaurant }: ContainerContext,
): number[] {
  const fits = new Set(menu.items.flatMap((item) => (item.reusable ? [item.id] : [])));
  const isOffered = restaurant.reusable === "offered";
  return lines.map(({ item_id, qty }) => (isOffered && fits.has(item_id) ? qty : 0));
}

/** All containers of an order with their deposit; undefined without any. */
export function containersOf(
  lines: readonly Pick<OrderLineRequest, "item_id" | "qty">[],
  context: ContainerContext,
): { containers: number; deposit_cents: number } | undefined {
  const containers = containersByLine(lines, context).reduce((sum, count) => sum + count, 0);
  const { reusable_deposit_cents: each = 0 } = context.restaurant;
  return containers > 0 ? { containers, deposit_cents: containers * each } : undefined;
}
