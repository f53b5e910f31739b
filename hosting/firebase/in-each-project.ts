import type { FleetProject } from "../fleet/fleet.schema";
import { CommandError } from "../lib/command-error";
import { projectOf, targetNamed } from "../targets";
import type { Project } from "./project";
import { selectedProjects, selectProject } from "./select-project";

/** The options by which a command selects projects: all of them by default. */
export const PROJECT_OPTIONS = {
  local: { type: "boolean", default: false },
  project: { type: "string" },
} as const;

/** A selected project; `live` is null for the local backend. */
type Step = (project: Project, live: FleetProject | null) => Promise<void>;

interface Selection {
  readonly local: boolean;
  readonly project?: string | undefined;
  /** A target, whose project alone is selected. */
  readonly mode?: string | undefined;
}

/**
 * Runs a command in the local backend (`--local`), in one project (`--project`, or that of `--mode`)
 * or in all, one after the other. One that fails does not keep the others from their turn.
 * @throws CommandError with what failed, by project if there are several
 */
export async function inEachProject(
  { local, project, mode }: Selection,
  step: Step,
): Promise<void> {
  if (local) return step(selectProject(null), null);
  const id = project ?? (mode && projectOf(targetNamed(mode)).backend.projectId);
  await forEachOf(selectedProjects(id), (live) => step(selectProject(live), live));
}

/** As {@link inEachProject}, for a list of projects. */
export async function forEachOf(
  projects: readonly FleetProject[],
  step: (project: FleetProject) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const project of projects) {
    const { projectId } = project.backend;
    if (projects.length > 1) console.log(`\n${projectId}`);
    try {
      await step(project);
    } catch (error) {
      if (projects.length === 1 || !(error instanceof CommandError)) throw error;
      failures.push(`${projectId}: ${error.message}`);
    }
  }
  if (failures.length > 0) throw new CommandError(failures.join("\n"));
}
