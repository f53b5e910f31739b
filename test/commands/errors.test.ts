import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { filledCopy } from "@/hosting/rehearsal/filled-copy";
import packageJson from "../../package.json";
import { runCommand } from "./run-command";

const copy = join(repoRoot, ".fireemu/rehearsal/errors");
const NOBODY = 65_534;

/** Changes a file of the copy; `undo` restores it. */
function change(file: string, edit: (text: string) => string) {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const edited = edit(text);
  expect(edited, `${file} was not changed`).not.toBe(text);
  writeFileSync(path, edited);
  return { [Symbol.dispose]: () => writeFileSync(path, text) };
}

/** Options of Node.js that run code before the command. */
const running = (code: string) => ["--import", `data:text/javascript,${encodeURIComponent(code)}`];

/** The lines that a failed command prints, without those of progress. */
async function errorOf(args: string[], options: Parameters<typeof runCommand>[1] = {}) {
  const { code, output } = await runCommand(args, { cwd: copy, ...options });
  expect(code, output).toBe(1);
  return output.trim();
}

/** Content of the configurations, menus and logos of the copy by path. */
function tenantFiles(): Map<string, string> {
  const folder = join(copy, "tenant-configs");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), "latin1")]));
}

// A port that nobody uses, for a backend that does not run.
beforeAll(() => {
  filledCopy(copy);
  change("hosting/lib/ports.ts", (text) =>
    text.replace("firestore: 8080", "firestore: 1").replace("auth: 9099", "auth: 1"),
  );
}, 60_000);

describe("every npm script checks Node.js first", () => {
  it.each(Object.entries(packageJson.scripts))("%s", (_name, script) => {
    expect(script).toMatch(/^(?:exec )?node hosting\/run\.cjs /);
  });
});

it.each(["12.22.12", "18.20.4", "20.18.3"])(
  "Node.js %s is refused in one line",
  async (version) => {
    const versions = `{ value: { ...process.versions, node: "${version}" } }`;
    const node = running(`Object.defineProperty(process, "versions", ${versions})`);
    expect(await errorOf(["hosting/commands/start.ts"], { node })).toBe(
      `Node.js ${version} is too old. Install 20.19 or newer (https://nodejs.org/), then run the command again.`,
    );
  },
);

it.each([
  ["build", "build.ts", ["--mode", "nonsense"]],
  ["check:builds", "check-builds.ts", ["--mode", "nonsense"]],
  ["store:restaurants", "store-restaurants.ts", ["--mode", "nonsense", "--local"]],
  ["rehearse", "rehearse.ts", ["--mode", "nonsense"]],
  ["preview", "preview.ts", ["nonsense"]],
])("%s lists the targets when it does not know one", async (_name, file, args) => {
  const error = await errorOf([`hosting/commands/${file}`, ...args]);
  expect(error).toMatch(/^[^\n]*nonsense[^\n]*Use one of: asia-sushi, [^\n]*, superadmin$/);
});

it.each([
  ["start -- --attach", "start.ts", ["--attach"]],
  ["preview", "preview.ts", []],
  ["check:stored -- --local", "check-stored.ts", ["--local"]],
  ["grant:super -- --local", "grant-super.ts", ["ada@example.com", "--local"]],
])("%s names the command that starts a backend", async (_name, file, args) => {
  using _ports = change("hosting/lib/ports.ts", (text) =>
    text.replace(/customer: \d+/, "customer: 0").replace(/admin: \d+/, "admin: 0"),
  );
  expect(await errorOf([`hosting/commands/${file}`, ...args])).toBe(
    'No local backend responds on port 1. Start one with "npm run backend" in another terminal, then try again.',
  );
});

it("a taken port is named with the program that uses it", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  using _ports = change("hosting/lib/ports.ts", (text) =>
    text.replace(/customer: \d+/, `customer: ${port}`).replace(/admin: \d+/, "admin: 0"),
  );
  const error = await errorOf(["hosting/commands/start.ts", "--attach"]);
  server.close();
  expect(error).toMatch(`Port ${port} (customer) is in use by `);
  if (process.platform === "linux") expect(error).toContain(`(process ${process.pid})`);
  expect(error).toContain("Stop it");
});

it.each([
  [
    ["https://bobingen.resto.example"],
    "https://bobingen.resto.example is not the example restaurant",
  ],
  [["https://example.resto.example"], "PROBE_STAFF_EMAIL is not set."],
  [[], "npm run probe -- <url>"],
])("a probe of %j is refused", async (args, sentence) => {
  const browser = running(
    'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; const exists = fs.existsSync; fs.existsSync = (path) => path === "/usr/bin/chromium" || exists(path); syncBuiltinESMExports();',
  );
  const error = await errorOf(["hosting/commands/probe.ts", ...args], { node: browser });
  expect(error).toContain(sentence);
});

describe("npm run migrate", () => {
  const migrate = ["hosting/commands/migrate.ts"];

  it("refuses to run when npm has kept --dry-run for itself", async () => {
    const env = { npm_lifecycle_event: "migrate", npm_config_dry_run: "true" };
    expect(await errorOf(migrate, { env })).toBe(
      "npm has kept --dry-run for itself. Write two hyphens before the options: npm run migrate -- --dry-run …",
    );
  });

  it("needs the project before it asks for credentials", async () => {
    using _project = change("hosting/project.json", (text) =>
      text.replace('"resto-rehearsal"', '"set-in-hosting-project-json"'),
    );
    expect(await errorOf(migrate)).toBe(
      "hosting/project.json: projectId is a placeholder: copy the project id from Firebase Console → Project settings (docs/deploy.md)",
    );
  });

  it("says how to get gcloud", async () => {
    const env = { PATH: copy, GOOGLE_OAUTH_ACCESS_TOKEN: undefined };
    expect(await errorOf(migrate, { env })).toMatch(/^gcloud is not installed: https:/);
  });

  it("lists its options with --help", async () => {
    const env = { npm_lifecycle_event: "migrate" };
    const { code, output } = await runCommand([...migrate, "--help"], { cwd: copy, env });
    expect(output.trim()).toBe(
      "Options of npm run migrate: --local, --project, --dry-run, --again (docs/scripts.md).",
    );
    expect(code).toBe(0);
  });
});

describe("a bad configuration", () => {
  it("of a restaurant is named with file, field and expectation", async () => {
    using _tenant = change("tenant-configs/resto-bobingen.ts", (text) =>
      text.replace(/zip: "\d{5}"/, "zip: 86399"),
    );
    const error = await errorOf(["hosting/commands/build.ts", "--mode", "bobingen"]);
    expect(error).toContain("tenant-configs/resto-bobingen.ts: address.zip: ");
    expect(error).toContain("expected string");
    expect(error).not.toMatch(/^\s+at /m);
  });

  it.each([
    [
      "a missing field",
      '"apiKey": "AIza-rehearsal",',
      "",
      "apiKey: Invalid input: expected string",
    ],
    ["a broken file", "{", "", "is not valid JSON"],
  ])("of the project with %s is named in one line", async (_what, from, to, sentence) => {
    using _project = change("hosting/project.json", (text) => text.replace(from, to));
    const error = await errorOf(["hosting/commands/check-builds.ts", "--mode", "bobingen"]);
    expect(error).toMatch(/^hosting\/project\.json[^\n]*$/);
    expect(error).toContain(sentence);
  });
});

it("a new restaurant that cannot be completed leaves no file behind", async () => {
  using _broken = change("hosting/commands/write-firebase-files.ts", () => "throw new Error();");
  const logo = join(copy, "eiche.svg");
  writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#0a7a3c" d="M0 0h9v9H0Z"/></svg>\n',
  );
  const before = tenantFiles();
  const options = ["--title", "Zur Eiche", "--zip", "86830", "--logo", logo];
  const error = await errorOf(["hosting/commands/new-restaurant.ts", "zur-eiche", ...options]);
  expect(error).toContain("write-firebase-files.ts");
  expect(tenantFiles()).toEqual(before);
});

it("a folder that cannot be written is named", async () => {
  // Nobody may write here if root owns the folder; otherwise writing fails as on a read-only disk.
  const isRoot = process.getuid?.() === 0;
  const options = isRoot
    ? { cwd: repoRoot, uid: NOBODY }
    : {
        node: running(
          'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; fs.writeFileSync = (path) => { throw Object.assign(new Error("x"), { code: "EROFS", path }); }; syncBuiltinESMExports();',
        ),
      };
  expect(await errorOf(["hosting/commands/write-firebase-files.ts"], options)).toMatch(
    /^(?:No permission for \S+firebase\.json\. Change [^\n]*|\S+firebase\.json is on a read-only [^\n]*)$/,
  );
});

it("missing packages are named with the command that installs them", async () => {
  const node = running(
    'import fs from "node:fs"; const exists = fs.existsSync; fs.existsSync = (path) => !/tsx$/.test(path) && exists(path);',
  );
  expect(await errorOf(["hosting/commands/start.ts"], { node })).toBe(
    "The packages are not installed. Run npm ci, then run the command again.",
  );
});

it("a stack is printed with DEBUG only", async () => {
  const args = ["hosting/commands/check-stored.ts", "--local"];
  expect(await errorOf(args)).not.toMatch(/^\s+at /m);
  expect(await errorOf(args, { env: { DEBUG: "1" } })).toMatch(/^\s+at /m);
});
