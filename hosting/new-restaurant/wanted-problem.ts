import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { isKnownMode, target } from "../targets";
import { configurationName } from "../vite/active-tenant-plugin";
import type { NewRestaurant } from "./draft-restaurant";

/** Longest name Firebase gives a Hosting site. */
const SITE_NAME_LENGTH = 30;

/** Words of the language, and names of the files a configuration is entered in. */
const USED_NAMES = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in instanceof interface let new
  null package private protected public return static super switch this throw true try typeof
  undefined var void while with yield tenants lunchAndDinner`.split(/\s+/),
);

/**
 * Why a new restaurant cannot be added as it is wanted: what is expected of its key and colour,
 * and which of its values another restaurant has.
 * @returns null where nothing is in the way
 */
export function wantedProblem(wanted: NewRestaurant, others: readonly Restaurant[]): string | null {
  const { key, title, color, phone } = wanted;
  const { site } = target(key, key);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(key)) {
    return `<key> ${key}: expected small letters, digits and single hyphens.`;
  }
  if (site.length > SITE_NAME_LENGTH) {
    const most = SITE_NAME_LENGTH - (site.length - key.length);
    return `<key> ${key}: expected at most ${most} letters; Firebase bounds the names of sites.`;
  }
  if (USED_NAMES.has(configurationName(key)) || isKnownMode(key)) {
    return `<key> ${key}: expected another word; this one stands for something else already.`;
  }
  if (color !== null && !/^#[0-9a-f]{6}$/i.test(color)) {
    return `--color ${color}: expected #rrggbb.`;
  }
  for (const other of others) {
    const taken = [
      other.key === key && `<key> ${key}`,
      other.title.toLowerCase() === title.trim().toLowerCase() && `--title ${title}`,
      other.color.toLowerCase() === color?.toLowerCase() && `--color ${color}`,
      other.phones.includes(phone) && `--phone ${phone}`,
    ].find((value) => value !== false);
    if (taken) return `${taken}: ${other.title} has it already.`;
  }
  return null;
}
