import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FETCHED_TOOLS, fetchedTool, RegistryUnreachable } from "@/hosting/lib/fetched-tool";
import { repoRoot } from "@/hosting/lib/repo-root";
import { filledCopy } from "@/hosting/rehearsal/filled-copy";
import { runTool } from "@/hosting/rehearsal/run-tool";
import { startStandIn } from "@/hosting/rehearsal/stand-in";
import { FICTIONAL_FLEET, fictionalFleet } from "@/test/harness/fictional-fleet";
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

it(
  "a rehearsal deploys two projects with the real tool, each first empty and then as an update",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    filledCopy(copy, fictionalFleet(["asia-sushi"]));
    signIn();
    const { code, output } = await rehearse();
    expect(output).toContain("ok    credentials: firebase login as ada@example.com");
    const [first, second] = FICTIONAL_FLEET;
    const [before = "", ...parts] = output.split(/^(?:resto-rehearsal|resto-rehearsal-2)\n/m);
    expect(before).toContain(`ok    project: ${second}`);
    const sites = [
      ["bobingen", "superadmin"],
      ["asia-sushi", "superadmin-2"],
    ];
    expect(parts).toHaveLength(2);
    for (const [at, part] of parts.entries()) {
      expect(part).toMatch(/^ok {4}rules: firestore\.rules and storage\.rules$/m);
      expect(part).toMatch(/^ok {4}indexes: [1-9]\d+ indexes, [1-9]\d* field overrides$/m);
      expect(part).toMatch(/^ok {4}functions: [1-9]\d* functions, [1-9]\d* of them scheduled$/m);
      expect(part).toMatch(
        /^ok {4}secrets: GUEST_LINK_SECRET, PAYMENT_KEYS, PUSH_KEY, SMTP_URL: set each/m,
      );
      for (const name of sites[at] ?? [])
        expect(part).toMatch(
          new RegExp(
            `^ok {4}hosting:${name}: [1-9]\\d+ files of dist/${name} on resto-${name}, and no other site$`,
            "m",
          ),
        );
      expect(part).toContain("ok    update: the same over an earlier deployment");
    }
    for (const [at, project] of [first, second].entries()) {
      const only = (sites[at] ?? []).map((name) => `hosting:${name}`).join(",");
      expect(output).toContain(
        `Ready to deploy: npx firebase-tools@15.34.2 deploy --project ${project} --only firestore,storage,functions,${only}`,
      );
    }
    expect(code).toBe(0);
  },
  10 * MINUTE_MS,
);

it(
  "a rehearsal of a single project deploys one site alone",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    filledCopy(copy);
    signIn();
    const { code, output } = await rehearse("--mode", "bobingen");
    expect(output).toMatch(
      /^ok {4}hosting:bobingen: [1-9]\d+ files of dist\/bobingen on resto-bobingen, and no other site$/m,
    );
    expect(output).toContain(
      "Ready to deploy: npx firebase-tools@15.34.2 deploy --only hosting:bobingen",
    );
    expect(code).toBe(0);
  },
  3 * MINUTE_MS,
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
