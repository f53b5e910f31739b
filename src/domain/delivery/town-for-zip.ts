import { isZip } from "../contact/zip";
import type { Place } from "./place.schema";

/**
 * The town to fill in while a postal code is typed: the only town of the postal
 * code, or an empty text if the known town belongs to another one. A town that is not in the list
 * stays, unless several towns of the list share the postal code.
 * @returns null to keep what is there
 */
export function townForZip(
  places: readonly Place[],
  { zip, city }: { readonly zip: string; readonly city: string },
): string | null {
  const towns = places.filter((place) => place.zip === zip).map(({ name }) => name);
  const [first, ...others] = towns;
  if (others.length > 0) return city === "" || towns.includes(city) ? null : "";
  if (city !== "" && !places.some(({ name }) => name === city)) return null;
  const town = first ?? (isZip(zip) ? "" : city);
  return town === city ? null : town;
}
