import { CommandError } from "../lib/command-error";
import { FLEET_FILE, fleet, isFleetList } from "./fleet";
import type { FleetProject } from "./fleet.schema";
import { MAX_RESTAURANTS } from "./fleet-problems";
import { isPlaceholder } from "./is-placeholder";

type Files = Readonly<Record<string, string>>;

/**
 * The list of projects with a further restaurant in the first one with room, as a file; no file
 * without a list, because a single project has all restaurants.
 * @throws CommandError if no project has room
 */
export function fleetWith(target: string, projects = fleet, isList = isFleetList): Files {
  const project = projects.find(
    ({ backend, restaurants }) =>
      restaurants.length < MAX_RESTAURANTS || (!isList && isPlaceholder(backend.projectId)),
  );
  if (!project)
    throw new CommandError(
      `No project has room for ${target}: each has at most ${MAX_RESTAURANTS} restaurants. Add a project to ${FLEET_FILE} (docs/deploy.md#several-projects).`,
    );
  return isList ? changed(projects, project, [...project.restaurants, target]) : {};
}

/** The list of projects without a restaurant, as a file; no file without a list. */
export function fleetWithout(target: string, projects = fleet, isList = isFleetList): Files {
  const project = projects.find(({ restaurants }) => restaurants.includes(target));
  if (!project || !isList) return {};
  const rest = project.restaurants.filter((other) => other !== target);
  return changed(projects, project, rest);
}

function changed(
  projects: readonly FleetProject[],
  changed: FleetProject,
  restaurants: readonly string[],
): Files {
  const content = projects.map((project) => ({
    ...project.backend,
    admin: project.admin,
    restaurants: project === changed ? restaurants : project.restaurants,
  }));
  return { [FLEET_FILE]: JSON.stringify(content) };
}
