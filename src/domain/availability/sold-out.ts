import type { MenuItem } from "../menu/menu.schema";
import { type Instant, MINUTE_MS } from "../shared/berlin-time";
import type { Availability } from "./availability.schema";

/** Ends further away than this are no ends: nobody plans the kitchen that far ahead. */
const NO_END_MS = 300 * 24 * 60 * MINUTE_MS;

/** Whether an absence lasts until the kitchen ends it, "until further notice". */
export function isUntilFurtherNotice(until: Instant, now: Instant): boolean {
  return until - now > NO_END_MS;
}

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
