import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { isSameData } from "@/domain/shared/is-same-data";
import { buildProblems, targetNamed } from "../checks/build-problems";
import { firebaseJson } from "../firebase/firebase-json";
import { firebaserc } from "../firebase/firebaserc";
import { hostedBackend } from "../firebase/web-config";
import { buildFunctions } from "../lib/build-functions";
import { repoRoot } from "../lib/repo-root";
import { runBuild } from "../lib/run-build";
import { runCommand } from "../lib/run-command";

/** The version the guide deploys with. */
const TOOLS = "firebase-tools@15.34.2";
const SCHEMA = "package/schema/firebase-config.json";

/** One step of a deployment. @returns what it found; throws or starts with "!" where it stops */
type Step = readonly [name: string, run: () => Promise<string> | string];

const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), "utf8"));

function generatedFiles(): string {
  if (!isSameData(read("firebase.json"), firebaseJson())) throw new Error("run npm run hosting");
  if (!isSameData(read(".firebaserc"), firebaserc())) throw new Error("run npm run hosting");
  return "as hosting/ says";
}

/** Fetches the tools' package from the registry for its schema alone; it is not installed. */
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
  return `valid by the schema of ${TOOLS}`;
}

function projectConfiguration(): string {
  const { projectId, appId, apiKey, recaptchaSiteKey } = hostedBackend();
  const missing = Object.entries({ appId, apiKey, recaptchaSiteKey }).filter(([, value]) =>
    /^set-in-|:0{12}:/.test(value),
  );
  if (missing.length > 0) {
    throw new Error(
      `hosting/project.json has placeholders for ${missing.map(([name]) => name).join(", ")} (docs/deploy.md, step 2)`,
    );
  }
  return projectId;
}

function credentials(): string {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS || process.env.FIREBASE_TOKEN) return "present";
  throw new Error("none: npx firebase-tools login, or GOOGLE_APPLICATION_CREDENTIALS");
}

/**
 * `npm run rehearse -- --mode <target>`: everything a deployment of one site does before it
 * needs credentials, in its order; goes on after a step that stops and says which one would.
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
        return "may be uploaded";
      },
    ],
    ["project configuration", projectConfiguration],
    ["credentials", credentials],
  ];
  const stops: string[] = [];
  for (const [name, run] of steps) {
    try {
      console.log(`ok    ${name}: ${await run()}`);
    } catch (error) {
      stops.push(name);
      console.log(`STOP  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(
    stops.length === 0
      ? `\nNothing stops: npx ${TOOLS} deploy --project live --only hosting:${target.target}`
      : `\nA deployment would stop at: ${stops.join(", ")}. Nothing was uploaded.`,
  );
}

runCommand(main);
