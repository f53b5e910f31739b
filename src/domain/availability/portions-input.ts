import { parseNumber } from "../text/number-text";
import { type AvailabilityPatch, MAX_PORTIONS } from "./set-availability-request.schema";

/** Portions as typed; null for an empty text, undefined for what is no count. */
export function parsePortions(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const portions = parseNumber(text);
  const isCount = portions !== null && Number.isInteger(portions) && portions >= 0;
  return isCount && portions <= MAX_PORTIONS ? portions : undefined;
}

/** Sets the portions that are left of a dish; null ends the count. Any portion makes it available. */
export function portionsPatch(dish: string, portions: number | null): AvailabilityPatch {
  const isBack = portions !== null && portions > 0;
  return { stock: { [dish]: portions }, ...(isBack && { sold_out: { [dish]: null } }) };
}
