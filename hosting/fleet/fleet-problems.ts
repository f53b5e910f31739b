import type { FleetProject } from "./fleet.schema";
import { isPlaceholder } from "./is-placeholder";

/** Sites that Firebase Hosting allows in a project without a higher quota. */
const MAX_SITES = 36;

/** The project's default site and its admin site take two. */
export const MAX_RESTAURANTS = MAX_SITES - 2;

/**
 * Contradictions between projects, one line each: every restaurant is in exactly one of them, at most
 * {@link MAX_RESTAURANTS} in each, and no two have the same id or admin site.
 * @param restaurants targets of all restaurants
 */
export function fleetProblems(
  fleet: readonly FleetProject[],
  restaurants: readonly string[],
): string[] {
  const known = new Set(restaurants);
  return [
    ...repeated(fleet.map(({ backend }) => backend.projectId)).map(
      (id) => `the project ${id} is in the list twice`,
    ),
    ...repeated(fleet.flatMap(({ admin }) => [admin.target, admin.url])).map(
      (value) => `two projects have the admin site ${value}: each needs its own`,
    ),
    ...fleet
      .filter(({ admin }) => known.has(admin.target))
      .map(({ admin }) => `the admin site ${admin.target} has the name of a restaurant`),
    ...restaurants.flatMap((target) => membershipProblem(fleet, target) ?? []),
    ...fleet.flatMap(({ backend: { projectId }, restaurants: own }) => [
      ...own
        .filter((target) => !known.has(target))
        .map((target) => `${projectId} lists ${target}, which is no restaurant: remove it`),
      ...(own.length > MAX_RESTAURANTS && !isPlaceholder(projectId)
        ? [
            `${projectId} has ${own.length} restaurants, but has room for ${MAX_RESTAURANTS}: add a project for the others (docs/deploy.md#several-projects)`,
          ]
        : []),
    ]),
  ];
}

function membershipProblem(fleet: readonly FleetProject[], target: string): string | null {
  const listings = fleet.flatMap(({ backend, restaurants }) =>
    restaurants.filter((one) => one === target).map(() => backend.projectId),
  );
  if (listings.length === 1) return null;
  if (listings.length === 0)
    return `${target} is in no project: add it to the "restaurants" of one; its orders will be stored there`;
  return `${target} is listed ${listings.length} times (${listings.join(", ")}): its orders are stored in one project`;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}
