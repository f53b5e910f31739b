import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { FETCHED_TOOLS, fetchedTool, RegistryUnreachable } from "@/hosting/lib/fetched-tool";
import { repoRoot } from "@/hosting/lib/repo-root";
import { filledCopy } from "@/hosting/rehearsal/filled-copy";
import { runTool } from "@/hosting/rehearsal/run-tool";
import { startStandIn } from "@/hosting/rehearsal/stand-in";
import { runCommand } from "./run-command";

const MINUTE_MS = 60_000;
const copy = join(repoRoot, ".fireemu/rehearsal/test");
/** Folder in which `firebase login` stores accounts. */
const home = join(copy, ".fireemu/login");

const tool = await fetchedTool(FETCHED_TOOLS.firebaseTools).catch((error: unknown) => {
  if (!(error instanceof RegistryUnreachable)) throw error;
  return error;
});
const reason = tool instanceof Error ? tool.message : undefined;
if (reason) console.warn(`Skipped: ${reason}`);

function signIn(): void {
  const folder = join(home, "configstore");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const login = { user: { email: "ada@example.com" }, tokens: { refresh_token: "fictional" } };
  writeFileSync(join(folder, "firebase-tools.json"), JSON.stringify(login));
}

const rehearse = (...args: string[]) =>
  runCommand(["hosting/commands/rehearse.ts", ...args], {
    cwd: copy,
    env: {
      XDG_CONFIG_HOME: home,
      FIREBASE_TOKEN: undefined,
      GOOGLE_APPLICATION_CREDENTIALS: undefined,
    },
  });

beforeAll(() => {
  filledCopy(copy);
  signIn();
}, MINUTE_MS);

it(
  "a rehearsal deploys rules, indexes, functions and one site with the real tool",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    const { code, output } = await rehearse();
    expect(output).toContain("ok    credentials: firebase login as ada@example.com");
    expect(output).toMatch(/^ok {4}rules: firestore\.rules and storage\.rules$/m);
    expect(output).toMatch(/^ok {4}indexes: [1-9]\d+ indexes, [1-9]\d* field overrides$/m);
    expect(output).toMatch(/^ok {4}functions: [1-9]\d* functions, [1-9]\d* of them scheduled$/m);
    expect(output).toMatch(
      /^ok {4}secrets: GUEST_LINK_SECRET, PAYMENT_KEYS, PUSH_KEY, SMTP_URL: set each/m,
    );
    expect(output).toMatch(
      /^ok {4}hosting:bobingen: [1-9]\d+ files of dist\/bobingen on resto-bobingen, and no other site$/m,
    );
    expect(output).toContain("ok    update: the same over an earlier deployment");
    expect(output).toContain(
      "Ready to deploy: npx firebase-tools@15.34.2 deploy --only firestore,storage,functions,hosting:bobingen",
    );
    expect(code).toBe(0);
  },
  5 * MINUTE_MS,
);

it(
  "a rehearsal exits with 1 and lists each step that would stop the deployment",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    rmSync(home, { recursive: true });
    const file = join(copy, "firebase.json");
    const config = JSON.parse(readFileSync(file, "utf8"));
    // A build that must not be uploaded.
    const predeploy = ["node --eval process.exit(1)"];
    const hosting = config.hosting.map((site: object) => ({ ...site, predeploy }));
    writeFileSync(file, JSON.stringify({ ...config, hosting }));
    const { code, output } = await rehearse("--mode", "bobingen");
    expect(output).toContain("out of date: run npm run hosting and commit both files");
    expect(output).toContain("none found: run npx firebase-tools@15.34.2 login");
    expect(output).toContain("hosting[bobingen] predeploy error");
    expect(output).toContain(
      "A deployment would stop at: firebase.json and .firebaserc, credentials, firebase deploy.",
    );
    expect(code).toBe(1);
  },
  3 * MINUTE_MS,
);

it(
  "the real tool says in one line that hosting/project.json is not filled in",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    copyFileSync(join(repoRoot, ".firebaserc"), join(copy, ".firebaserc"));
    const standIn = await startStandIn("resto-rehearsal");
    const run = await runTool(
      {
        tool: String(tool),
        project: copy,
        home: join(copy, ".fireemu/tool"),
        urlOf: standIn.urlOf,
      },
      ["deploy", "--only", "hosting:bobingen"],
    );
    await standIn.stop();
    expect(run.output.trim()).toBe(
      "Error: Invalid project id: none yet: fill in hosting/project.json, then run npm run hosting (docs/deploy.md, step 2).",
    );
    expect(run.ok).toBe(false);
  },
  MINUTE_MS,
);
