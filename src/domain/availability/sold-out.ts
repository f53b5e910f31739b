import type { MenuItem } from "../menu/menu.schema";
import { DAY_MS, type Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";
import { portionsLeft, type StockFields } from "./stock";

/** An end further away than this counts as indefinite. */
const NO_END_MS = 300 * DAY_MS;

/** Whether a sold-out end is shown as "until further notice" instead of a time. */
export function isUntilFurtherNotice(until: Instant, now: Instant): boolean {
  return until - now > NO_END_MS;
}

/** Whether a dish is sold out: by the menu itself, by the availability, or because no portion is left. */
export function isSoldOut(
  item: Pick<MenuItem, "id" | "sold_out">,
  availability: Pick<Availability, "sold_out"> & StockFields,
  now: Instant,
): boolean {
  if (item.sold_out || portionsLeft(item.id, availability, now) === 0) return true;
  const until = Object.hasOwn(availability.sold_out, item.id)
    ? availability.sold_out[item.id]
    : undefined;
  return until !== undefined && until > now;
}
