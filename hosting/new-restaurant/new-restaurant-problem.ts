import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { siteName, targetName } from "../fleet/site-names";
import { isKnownMode } from "../targets";
import type { NewRestaurant } from "./draft-restaurant";

/** Firebase's limit for the name of a Hosting site. */
const MAX_SITE_NAME_LENGTH = 30;

/**
 * Checks whether a restaurant can be added: its key and colour must be valid, and no other restaurant
 * may have its title, colour or phone number.
 * @returns the first problem in one sentence, or null
 */
export function newRestaurantProblem(
  options: NewRestaurant,
  others: readonly Restaurant[],
): string | null {
  const { key, title, color, phone } = options;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(key)) {
    return `<key> ${key}: use lower-case letters, digits and single hyphens.`;
  }
  const target = targetName(key);
  const excess = siteName(target).length - MAX_SITE_NAME_LENGTH;
  if (excess > 0) {
    return `<key> ${key}: use at most ${key.length - excess} characters; Firebase limits the names of sites.`;
  }
  if (isKnownMode(target)) {
    return `<key> ${key}: choose another key; "${target}" is a build mode or a target already.`;
  }
  if (color !== null && !/^#[0-9a-f]{6}$/i.test(color)) {
    return `--color ${color}: expected #rrggbb.`;
  }
  for (const other of others) {
    const taken = [
      other.title.toLowerCase() === title.trim().toLowerCase() && `--title ${title}`,
      other.color.toLowerCase() === color?.toLowerCase() && `--color ${color}`,
      other.phones.includes(phone) && `--phone ${phone}`,
    ].find((value) => value !== false);
    if (taken) return `${taken}: ${other.title} has it already.`;
  }
  return null;
}
