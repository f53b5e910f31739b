import { CommandError } from "../lib/command-error";

/** Sites that Firebase Hosting allows in a project without a higher quota. */
export const MAX_SITES = 36;

/** Targets by project, in the order of the projects. */
export type TargetsByProject = ReadonlyMap<string, readonly string[]>;

/**
 * Distributes restaurants over Firebase projects. A target stays in its project, which stores its
 * orders and accounts; a new one goes into the first project with room. Every project has the admin
 * site too.
 * @param targets of restaurants
 * @param projectIds in the order in which they are filled
 * @param assigned project of the targets that have one
 * @throws CommandError if no project has room, or a project in use is not listed any more
 */
export function splitTargets(
  targets: readonly string[],
  projectIds: readonly string[],
  assigned: ReadonlyMap<string, string>,
): TargetsByProject {
  const split = new Map<string, string[]>(projectIds.map((id) => [id, []]));
  for (const target of targets) {
    const project = assigned.get(target);
    if (project === undefined) continue;
    const members = split.get(project);
    if (!members) {
      throw new CommandError(
        `${target} is in the project ${project}, which has no file in hosting/projects. Its orders are stored there: add the file again.`,
      );
    }
    members.push(target);
  }
  for (const target of targets.filter((each) => !assigned.has(each))) {
    // One site is the admin site.
    const roomy = [...split.values()].find((members) => members.length < MAX_SITES - 1);
    if (!roomy) {
      throw new CommandError(
        `No project has room for ${target}: a project has at most ${MAX_SITES} sites. Add hosting/projects/<project id>.json (docs/decisions/hosting.md#a-project-has-at-most-36-sites), then run npm run hosting.`,
      );
    }
    roomy.push(target);
  }
  return split;
}
