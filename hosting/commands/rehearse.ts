import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { buildProblems, targetNamed } from "../checks/build-problems";
import { firebaseJson } from "../firebase/firebase-json";
import { firebaserc } from "../firebase/firebaserc";
import { hostedBackend } from "../firebase/web-config";
import { buildFunctions } from "../lib/build-functions";
import { repoRoot } from "../lib/repo-root";
import { runBuild } from "../lib/run-build";
import { runCommand } from "../lib/run-command";

/** The version that docs/deploy.md uses. */
const TOOLS = "firebase-tools@15.34.2";
const SCHEMA = "package/schema/firebase-config.json";

/** A step of a deployment. `run` returns what to print, or throws where a deployment would stop. */
type Step = readonly [name: string, run: () => Promise<string> | string];

const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), "utf8"));

function generatedFiles(): string {
  const isCurrent =
    isSameData(read("firebase.json"), firebaseJson()) &&
    isSameData(read(".firebaserc"), firebaserc());
  if (!isCurrent) throw new Error("out of date: run npm run hosting and commit both files");
  return "up to date";
}

/** Downloads the package for its schema only; nothing is installed. */
function publishedSchema(): string {
  const folder = join(repoRoot, ".fireemu/rehearsal");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync("npm", ["pack", TOOLS, "--silent"], {
    cwd: folder,
    stdio: "pipe",
    timeout: 120_000,
  });
  execFileSync("tar", ["xzf", `${TOOLS.replace("@", "-")}.tgz`, SCHEMA], { cwd: folder });
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(join(folder, SCHEMA), "utf8")));
  const result = schema.safeParse(read("firebase.json"));
  rmSync(folder, { recursive: true, force: true });
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return `valid against the schema of ${TOOLS}`;
}

function projectConfiguration(): string {
  const { projectId, appId, apiKey, recaptchaSiteKey } = hostedBackend();
  const missing = Object.entries({ appId, apiKey, recaptchaSiteKey }).filter(([, value]) =>
    /^set-in-|:0{12}:/.test(value),
  );
  if (missing.length > 0) {
    throw new Error(
      `hosting/project.json still has placeholders for ${missing.map(([name]) => name).join(", ")}; fill them in (docs/deploy.md, step 2)`,
    );
  }
  return projectId;
}

function credentials(): string {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS || process.env.FIREBASE_TOKEN) return "present";
  throw new Error(`none: run npx ${TOOLS} login, or set GOOGLE_APPLICATION_CREDENTIALS`);
}

/**
 * `npm run rehearse -- --mode <target>`: runs the steps of a deployment of one site without
 * uploading. It continues after a failed step and lists every step that would stop the deployment.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { mode: { type: "string", default: "bobingen" } } });
  const target = targetNamed(values.mode);
  const steps: readonly Step[] = [
    ["firebase.json and .firebaserc", generatedFiles],
    ["published schema", publishedSchema],
    [
      "functions bundle",
      async () => {
        await buildFunctions();
        return "built";
      },
    ],
    [
      `predeploy: build ${target.target}`,
      async () => {
        const { ok, seconds, output } = await runBuild(target.target);
        if (!ok) throw new Error(output);
        return `${seconds.toFixed(1)} s`;
      },
    ],
    [
      "predeploy: check the build",
      () => {
        const problems = buildProblems(join(repoRoot, "dist", target.target), target);
        if (problems.length > 0) throw new Error(problems.join("\n"));
        return "passed";
      },
    ],
    ["project configuration", projectConfiguration],
    ["credentials", credentials],
  ];
  const failed: string[] = [];
  for (const [name, run] of steps) {
    try {
      console.log(`ok    ${name}: ${await run()}`);
    } catch (error) {
      failed.push(name);
      console.log(`STOP  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(
    failed.length === 0
      ? `\nReady to deploy: npx ${TOOLS} deploy --project live --only hosting:${target.target}`
      : `\nA deployment would stop at: ${failed.join(", ")}. Nothing was uploaded.`,
  );
}

runCommand(main);
