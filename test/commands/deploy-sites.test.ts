import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { FETCHED_TOOLS, fetchedTool, RegistryUnreachable } from "@/hosting/lib/fetched-tool";
import { repoRoot } from "@/hosting/lib/repo-root";
import { filledCopy } from "@/hosting/rehearsal/filled-copy";
import { toolEnvironment } from "@/hosting/rehearsal/run-tool";
import { type StandIn, startStandIn } from "@/hosting/rehearsal/stand-in";
import { recordFigure } from "@/test/faults/figures";
import { FICTIONAL_FLEET, fictionalFleet } from "@/test/harness/fictional-fleet";
import { runCommand } from "./run-command";

const MINUTE_MS = 60_000;
const copy = join(repoRoot, ".fireemu/rehearsal/test-sites");

const tool = await fetchedTool(FETCHED_TOOLS.firebaseTools).catch((error: unknown) => {
  if (!(error instanceof RegistryUnreachable)) throw error;
  return error;
});
const reason = tool instanceof Error ? tool.message : undefined;
if (reason) console.warn(`Skipped: ${reason}`);

beforeAll(() => {
  filledCopy(copy);
  return () => rmSync(copy, { recursive: true });
}, MINUTE_MS);

/** Runs the command in the copy against a project without some of its Hosting sites. */
async function deploySites(
  options: readonly string[],
  project = "resto-rehearsal",
  missingSites: readonly string[] = [],
) {
  const standIn = await startStandIn(project, { missingSites });
  const home = join(copy, ".fireemu/tool");
  const env = toolEnvironment({ tool: String(tool), project: copy, home, urlOf: standIn.urlOf });
  const run = await runCommand(["hosting/commands/deploy-sites.ts", ...options], {
    cwd: copy,
    env,
  });
  await standIn.stop();
  return { ...run, live: liveSites(standIn), standIn };
}

const scriptsOf = ({ uploads }: StandIn, site: string) =>
  [...(uploads.sites.get(site)?.contents.values() ?? [])]
    .map((gz) => String(gunzipSync(gz)))
    .join("");

const liveSites = ({ uploads }: StandIn) =>
  [...uploads.sites.values()].filter(({ isReleased }) => isReleased).map(({ site }) => site);

/** Makes the configuration of a target one that no site is built from. */
function breakConfiguration(target: string): void {
  const file = join(copy, `tenant-configs/${target}.ts`);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/color: "[^"]+"/, 'color: "none"'));
}

it(
  "sites that cannot be built or are refused do not stop other sites",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    breakConfiguration("le-vie");
    const sound = ["bobingen", "asia-sushi"];
    const only = ["le-vie", "example", ...sound].join(",");
    const run = await deploySites(["--only", only], undefined, ["resto-example"]);
    const heldUp = sound.filter((target) => !run.live.includes(`resto-${target}`));
    recordFigure(94, "sites held up, of 2", heldUp, import.meta.url);
    expect(heldUp).toEqual([]);
    expect(run.live).toHaveLength(2);
    expect(run.output).toMatch(/^FAILED le-vie [^\n]+\n +le-vie cannot be built:\n/m);
    expect(run.output).toMatch(/^FAILED example\n[\s\S]*resto-example/m);
    expect(run.output).toContain("Not deployed: le-vie, example.");
    expect(run.output).toContain("2 of 4 sites are live.");
    expect(run.standIn.unknownCalls).toEqual([]);
    expect(run.code).toBe(1);
  },
  5 * MINUTE_MS,
);

it(
  "each site is built for its project and deployed to it, with all projects or one selected",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    const [, second] = FICTIONAL_FLEET;
    const fleet = JSON.stringify(fictionalFleet(["asia-sushi"]));
    writeFileSync(join(copy, "hosting/project.json"), fleet);
    await runCommand(["hosting/commands/write-firebase-files.ts"], { cwd: copy });

    const all = await deploySites(["--only", "bobingen,asia-sushi,superadmin-2"]);
    expect(all.output).toMatch(/^Live: bobingen$/m);
    expect(all.output).toMatch(/^Live: (?:asia-sushi, superadmin-2|superadmin-2, asia-sushi)$/m);
    for (const [site, project] of [
      ["resto-bobingen", FICTIONAL_FLEET[0]],
      ["resto-asia-sushi", second],
      ["resto-superadmin-2", second],
    ] as const) {
      const scripts = scriptsOf(all.standIn, site);
      const keys = new Set(scripts.match(/AIza-resto-rehearsal(?:-2)?/g));
      expect([...keys]).toEqual([`AIza-${project}`]);
    }
    // Nobody can manage a restaurant of another project, whose data is elsewhere.
    expect(scriptsOf(all.standIn, "resto-superadmin-2")).not.toContain("pho3-peiting");
    expect(all.standIn.unknownCalls).toEqual([]);
    expect(all.code).toBe(0);

    const one = await deploySites(["--project", second, "--only", "bobingen,asia-sushi"], second);
    expect(one.live).toEqual(["resto-asia-sushi"]);
    const unknown = await deploySites(["--project", "gone"]);
    expect(unknown.output).toContain(`Unknown project "gone". hosting/project.json has:`);
  },
  5 * MINUTE_MS,
);

it(
  "mails of a further project link to its own admin site",
  async () => {
    writeFileSync(join(copy, "hosting/project.json"), JSON.stringify(fictionalFleet(["le-vie"])));
    const env = { GCLOUD_PROJECT: FICTIONAL_FLEET[1] };
    const run = await runCommand(["hosting/commands/build-functions.ts"], { cwd: copy, env });
    expect(run.output).toBe("");
    const bundle = readFileSync(join(copy, "functions/dist/index.cjs"), "utf8");
    const links = bundle.match(/https:\/\/[a-z.-]*superadmin[a-z0-9.-]*/g);
    expect(links).toEqual(["https://resto-superadmin-2.web.app"]);
  },
  MINUTE_MS,
);
