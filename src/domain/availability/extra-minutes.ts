import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";

/** The fields of the extra minutes. */
export type BusyFields = Pick<
  Availability,
  "extra_minutes" | "extra_until" | "delivery_extra_minutes" | "delivery_extra_until"
>;

/** Extra lead time at an instant, in minutes; 0 after `extra_until`. Delivery may have its own. */
export function extraMinutesAt(
  { extra_minutes, extra_until }: Pick<Availability, "extra_minutes" | "extra_until">,
  at: Instant,
): number {
  return typeof extra_until === "number" && extra_until <= at ? 0 : extra_minutes;
}

/** Delivery's own extra minutes at an instant; null if {@link extraMinutesAt} applies to it. */
export function ownDeliveryMinutesAt(
  availability: Pick<Availability, "delivery_extra_minutes" | "delivery_extra_until">,
  at: Instant,
): number | null {
  const { delivery_extra_minutes = null, delivery_extra_until } = availability;
  if (delivery_extra_minutes === null) return null;
  const isOver = typeof delivery_extra_until === "number" && delivery_extra_until <= at;
  return isOver ? 0 : delivery_extra_minutes;
}

/** Extra lead time of one fulfilment at an instant, in minutes. */
export function extraMinutesOf(type: Fulfilment, availability: BusyFields, at: Instant): number {
  const general = extraMinutesAt(availability, at);
  return type === "pickup" ? general : (ownDeliveryMinutesAt(availability, at) ?? general);
}
