import { isOrdered } from "@/domain/cart/together/group-cart";
import { isOrderingPaused } from "@/domain/operations/switches.schema";
import type { Order } from "@/domain/order/order.schema";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { type StockTaken, stockTaken } from "@/domain/order/stock-taken";
import { HOUR_MS, type Instant } from "@/domain/time/berlin-time";
import { places } from "@/tenant-configs/places";
import { findSlot } from "../orders/find-slot";
import { readRestaurant } from "../restaurants/restaurant-store";
import { takeStock } from "../restaurants/stock-store";
import type { Transaction } from "../runtime/admin-app";
import { readSwitches } from "../runtime/switches-store";
import { readGroup } from "../together/group-cart-store";

/** How long after its promised time an order for as soon as possible is still wanted. */
const WANTED_FOR_MS = HOUR_MS;

interface Retaken {
  /** The portions that the order takes now. */
  readonly stock_taken: StockTaken | null;
  /** Takes slot and portions; call it after the last read. */
  take(): void;
}

/**
 * Finds room once more for an order that was paid after its slot and its portions were freed. The rules
 * of a new order hold, except the price: the stored order counts.
 * @returns null if there is no room, if nobody waits for the food any more, or if the group has
 *   ordered again
 */
export async function retakeSlot(
  transaction: Transaction,
  order: Order,
  now: Instant,
): Promise<Retaken | null> {
  const { type, wanted_at, promised_at, created_at, address, group_id } = order;
  const latest = wanted_at ?? (promised_at ?? created_at) + WANTED_FOR_MS;
  if (now > latest) return null;
  const [stored, switches, group] = await Promise.all([
    readRestaurant(order.resto_key, ["menu", "availability"], transaction),
    readSwitches(),
    group_id ? readGroup(transaction, group_id, now) : null,
  ]);
  if (!stored || isOrderingPaused(switches, now) || (group && isOrdered(group))) return null;
  const lines = order.lines.map(({ item_id, qty, choices }) => ({ item_id, qty, choices }));
  const area = address ? { zip: address.zip, city: address.city } : {};
  const quoted = quoteOrder({ type, lines, wanted_at, ...area }, { ...stored, places }, now);
  if (!quoted.ok || quoted.value.refusal) return null;
  const slot = await findSlot(transaction, order, stored, { now });
  if (!slot.ok) return null;
  const stock_taken = stockTaken(lines, stored.availability, now);
  return {
    stock_taken,
    take() {
      slot.value();
      takeStock(transaction, { ...order, stock_taken });
    },
  };
}
