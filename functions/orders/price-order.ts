import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { QuoteAnswer } from "@/domain/order/pricing/quote.schema";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { places } from "@/tenant-configs/places";
import { fullSlots, slotFullRefusal } from "../capacity/full-slots";
import { readRestaurant } from "../restaurants/restaurant-store";
import { cachedReader } from "../runtime/cached-reader-store";

/**
 * Quotes from the stored restaurant, read through the cache. Full slots are listed apart from
 * bookable ones; a wanted time in a full slot is SLOT_FULL.
 */
export async function priceOrder(
  input: QuoteOrderRequest,
  now: Instant,
): Promise<Result<QuoteAnswer, Refusal>> {
  const stored = await readRestaurant(input.resto_key, ["menu", "availability"], cachedReader);
  if (!stored) return err(refusal("NOT_FOUND"));
  const quoted = quoteOrder(input, { ...stored, places }, now);
  if (!quoted.ok) return quoted;
  const { quote } = quoted.value;
  const due = input.wanted_at ?? quote.earliest_at;
  const instants = due === null ? quote.next_slots : [...quote.next_slots, due];
  const full = await fullSlots(stored.restaurant, instants, cachedReader);
  const next_slots = quote.next_slots.filter((slot) => !full.has(slot));
  const noRoom = due !== null && full.has(due) ? slotFullRefusal(due, next_slots) : null;
  return ok({
    quote: { ...quote, next_slots, full_slots: [...full].sort((one, other) => one - other) },
    refusal: quoted.value.refusal ?? noRoom,
    server_time: now,
  });
}
