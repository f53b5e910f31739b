import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { deleteAtExit } from "@/hosting/lib/delete-at-exit";
import { repoRoot } from "@/hosting/lib/repo-root";

// @any-time-zone

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "resto-temporary-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(script: string) {
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  return spawn(process.execPath, args, { cwd: repoRoot, stdio: ["ignore", "pipe", "pipe"] });
}

/** Runs a process with a temporary folder and sends it a signal. @returns how it ended */
async function endBySignal(folder: string, signal: NodeJS.Signals, more = "") {
  const script = `
    import { deleteAtExit } from "./hosting/lib/delete-at-exit.ts";
    deleteAtExit(${JSON.stringify(folder)});
    ${more}
    setInterval(() => {}, 1000);
    console.log("ready");`;
  const child = run(script);
  await once(child.stdout, "data");
  child.kill(signal);
  return once(child, "close");
}

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a temporary folder is deleted when %s ends the process",
  async (signal) => {
    const folder = newFolder();
    expect(await endBySignal(folder, signal)).toEqual([null, signal]);
    expect(existsSync(folder)).toBe(false);
  },
);

it("a process that shuts down by itself is left to do so", async () => {
  const folder = newFolder();
  const shutdown = `process.on("SIGTERM", () => setTimeout(() => process.exit(7)));`;
  expect(await endBySignal(folder, "SIGTERM", shutdown)).toEqual([7, null]);
  expect(existsSync(folder)).toBe(false);
});

it("a temporary folder is deleted as soon as it is not needed", () => {
  const folder = newFolder();
  deleteAtExit(folder)();
  expect(existsSync(folder)).toBe(false);
});

it("a signal while a temporary folder is created leaves nothing", async () => {
  const parent = newFolder();
  const script = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    import { temporaryFolder } from "./hosting/lib/delete-at-exit.ts";
    const create = fs.mkdtempSync;
    fs.mkdtempSync = (prefix) => {
      const folder = create(prefix);
      process.kill(process.pid, "SIGTERM");
      return folder;
    };
    syncBuiltinESMExports();
    temporaryFolder(${JSON.stringify(join(parent, "new-"))});
    setInterval(() => {}, 1000);`;
  expect(await once(run(script), "close")).toEqual([null, "SIGTERM"]);
  expect(readdirSync(parent)).toEqual([]);
});
