import * as z from "zod/mini";
import { isSameData } from "@/domain/stored-data/is-same-data";

const fleetSchema = z.array(
  z.looseObject({ projectId: z.string(), restaurants: z._default(z.array(z.string()), []) }),
);

/**
 * Targets of the restaurants that another project has after a change of the list of projects, new ones
 * included; null if anything but the lists of restaurants differs.
 * @param before earlier content of the file, as JSON
 */
export function movedRestaurants(before: string, after: string): string[] | null {
  const [old, current] = [before, after].map((text) =>
    fleetSchema.parse([JSON.parse(text)].flat()),
  );
  if (!old || !current || !isSameData(settingsOf(old), settingsOf(current))) return null;
  return current.flatMap(({ restaurants }, at) => {
    const known = new Set(old[at]?.restaurants);
    return restaurants.filter((target) => !known.has(target));
  });
}

function settingsOf(fleet: z.infer<typeof fleetSchema>): object {
  return fleet.map((project) => ({ ...project, restaurants: [] }));
}
