import { fleet } from "@/hosting/fleet/fleet";
import { FICTIONAL_PROJECT } from "@/hosting/rehearsal/filled-copy";

/** Ids of the two projects of {@link fictionalFleet}. */
export const FICTIONAL_FLEET = ["resto-rehearsal", "resto-rehearsal-2"] as const;

/**
 * A list of two projects that do not exist.
 * @param second targets of the restaurants of the second project; the first has all others
 */
export function fictionalFleet(second: readonly string[]): readonly object[] {
  const restaurants = fleet.flatMap((project) => project.restaurants);
  return FICTIONAL_FLEET.map((projectId, at) => ({
    ...FICTIONAL_PROJECT,
    projectId,
    apiKey: `AIza-${projectId}`,
    storageBucket: `${projectId}.firebasestorage.app`,
    admin: ADMIN_SITES[at],
    restaurants: restaurants.filter((target) => second.includes(target) === (at === 1)),
  }));
}

const ADMIN_SITES = [
  { target: "superadmin", url: "https://resto-superadmin.web.app" },
  { target: "superadmin-2", url: "https://resto-superadmin-2.web.app" },
];
