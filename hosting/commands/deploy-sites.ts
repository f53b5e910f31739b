import { buildAndCheck } from "../build/build-and-check";
import { type Deployer, deployBuilt } from "../build/deploy-built";
import { deploymentCredentials } from "../firebase/credentials";
import { forEachOf } from "../firebase/in-each-project";
import { projectProblems } from "../firebase/project-problems";
import { fleet, projectWithId } from "../fleet/fleet";
import { CommandError } from "../lib/command-error";
import { FETCHED_TOOLS, fetchedTool } from "../lib/fetched-tool";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { type HostingTarget, hostingTargets, isSiteOf, targetNamed } from "../targets";

/**
 * `npm run deploy:sites`: builds all sites, each project's from one compilation, and deploys those that
 * pass the checks; `--only <target>,…` some of them, `--project <id>` those of one project. A site that
 * cannot be built or is refused does not keep the others from going live: the command goes on, names
 * it and ends with 1.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: { only: { type: "string" }, project: { type: "string" } },
  });
  const chosen = values.only?.split(",").map(targetNamed) ?? hostingTargets;
  const projects = (values.project === undefined ? fleet : [projectWithId(values.project)]).filter(
    (project) => chosen.some((site) => isSiteOf(project, site)),
  );
  const unfinished = projects.flatMap(({ backend }) => projectProblems(backend, undefined));
  if (unfinished.length > 0) throw new CommandError(unfinished.join("\n"));
  if (projects.length === 0) return console.log("No site to deploy.");
  deploymentCredentials();
  const tool = await fetchedTool(FETCHED_TOOLS.firebaseTools);
  await forEachOf(projects, (project) =>
    deploySites(
      { tool, projectId: project.backend.projectId },
      chosen.filter((site) => isSiteOf(project, site)),
    ),
  );
}

/** @throws CommandError naming the sites that are not live */
async function deploySites(deployer: Deployer, sites: readonly HostingTarget[]): Promise<void> {
  const unbuilt = await buildAndCheck(sites);
  const built = sites.filter(({ target }) => !unbuilt.includes(target));
  const refused = await deployBuilt(deployer, built);
  const failed = [...unbuilt, ...refused];
  if (failed.length === 0)
    return console.log(`Live: ${built.map(({ target }) => target).join(", ")}`);
  throw new CommandError(
    `Not deployed: ${failed.join(", ")}. The reasons are listed above. ${built.length - refused.length} of ${sites.length} sites are live.`,
  );
}

runCommand(main);
