import { distanceKm } from "@/domain/delivery/distance";
import type { Place } from "@/domain/delivery/place.schema";
import { CommandError } from "../lib/command-error";

/** Towns that a new restaurant may deliver to one day. */
const AROUND_KM = 10;

/** Columns of a line: country, postal code, name, three regions with codes, latitude, longitude. */
const [ZIP, NAME, LAT, LNG] = [1, 2, 9, 10];

/**
 * The known towns, and those of a file of postal codes in and around a restaurant's.
 * @param file text in the format of GeoNames, separated by tabs; postal codes that are known keep the
 * names that they have
 * @throws CommandError if the file does not have the postal code
 */
export function townsAround(zip: string, file: string, known: readonly Place[]): Place[] {
  const towns = townsIn(file);
  const home = towns.find((town) => town.zip === zip);
  if (!home) throw new CommandError(`--towns: has no postal code ${zip}.`);
  const listed = new Set(known.map((town) => town.zip));
  const added = towns.filter(
    (town) => !listed.has(town.zip) && distanceKm(home.location, town.location) <= AROUND_KM,
  );
  return [...known, ...added];
}

function townsIn(file: string): Place[] {
  const towns = new Map<string, Place>();
  for (const line of file.split(/\r?\n/)) {
    const columns = line.split("\t");
    const [zip = "", name = ""] = [columns[ZIP], columns[NAME]];
    const [lat, lng] = [Number(columns[LAT]), Number(columns[LNG])];
    if (/^\d{5}$/.test(zip) && name !== "" && lat && lng)
      towns.set(`${zip} ${name}`, { zip, name, location: { lat, lng } });
  }
  return [...towns.values()];
}
