import type { Instant } from "../shared/berlin-time";
import type { Availability } from "./availability.schema";
import type { MenuItem } from "./menu.schema";

/** Whether a dish is off: by the menu itself, or until the end the kitchen gave its absence. */
export function isSoldOut(
  item: Pick<MenuItem, "id" | "sold_out">,
  availability: Pick<Availability, "sold_out">,
  now: Instant,
): boolean {
  if (item.sold_out) return true;
  const until = Object.hasOwn(availability.sold_out, item.id)
    ? availability.sold_out[item.id]
    : undefined;
  return until !== undefined && until > now;
}
