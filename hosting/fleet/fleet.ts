import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { CommandError } from "../lib/command-error";
import { repoRoot } from "../lib/repo-root";
import { schemaProblems } from "../lib/schema-problems";
import { type FleetProject, fleetSchema, soleProjectSchema } from "./fleet.schema";
import { fleetProblems } from "./fleet-problems";
import { targetName } from "./site-names";

/** A project, or a list of projects (docs/deploy.md#several-projects). */
export const FLEET_FILE = "hosting/project.json";

const restaurants = Object.values(tenants)
  .filter((tenant) => !isSuperTenant(tenant))
  .map(({ key }) => targetName(key));

/**
 * The projects that {@link FLEET_FILE} describes. A project that is not in a list has all restaurants.
 * @param all targets of the restaurants
 * @throws CommandError with a line for each thing that is missing or contradicts another
 */
export function fleetOf(content: unknown, all: readonly string[] = restaurants): FleetProject[] {
  const isList = Array.isArray(content);
  const problems = schemaProblems(isList ? fleetSchema : soleProjectSchema, content);
  const read = () => (isList ? listed(content) : [sole(content, all)]);
  const fleet = problems.length > 0 ? [] : read();
  if (fleet.length > 0) problems.push(...fleetProblems(fleet, all));
  if (problems.length === 0) return fleet;
  throw new CommandError(problems.map((problem) => `${FLEET_FILE}: ${problem}`).join("\n"));
}

function listed(content: unknown): FleetProject[] {
  return fleetSchema
    .parse(content)
    .map(({ admin, restaurants, ...backend }) => ({ backend, admin, restaurants }));
}

function sole(content: unknown, all: readonly string[]): FleetProject {
  const admin = { target: targetName(adminSite.key), url: adminSite.url };
  return { backend: soleProjectSchema.parse(content), admin, restaurants: all };
}

function readFleet(): unknown {
  try {
    return JSON.parse(readFileSync(join(repoRoot, FLEET_FILE), "utf8"));
  } catch (error) {
    throw new CommandError(`${FLEET_FILE} is not valid JSON: ${(error as Error).message}`);
  }
}

const content = readFleet();

/** Whether the file is a list, and not a project that has all restaurants. */
export const isFleetList = Array.isArray(content);

/** The projects of this checkout. */
export const fleet: readonly FleetProject[] = fleetOf(content);

/**
 * The project with this id.
 * @throws CommandError that lists the known ones
 */
export function projectWithId(id: string): FleetProject {
  const project = fleet.find(({ backend }) => backend.projectId === id);
  if (project) return project;
  const known = fleet.map(({ backend }) => backend.projectId).join(", ");
  throw new CommandError(`Unknown project "${id}". ${FLEET_FILE} has: ${known}`);
}

/**
 * The project that the Firebase CLI deploys to; the first one without the CLI.
 * @param cliProject set by the CLI for predeploy commands
 */
export function deployedProject(cliProject = process.env.GCLOUD_PROJECT): FleetProject {
  const project = fleet.find(({ backend }) => backend.projectId === cliProject) ?? fleet[0];
  if (!project) throw new Error("a fleet has at least one project");
  return project;
}
