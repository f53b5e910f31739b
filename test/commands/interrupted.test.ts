import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { dataFolder } from "@/hosting/local/data-folder";
import { filledCopy } from "@/hosting/rehearsal/filled-copy";

const MINUTE_MS = 60_000;
const copy = join(repoRoot, ".fireemu/rehearsal/interrupted");

/** Folders with a copy of the data, beside the data of the checkout. */
const copiesOfData = () =>
  readdirSync(dirname(dataFolder(copy) ?? copy)).filter((name) => name.startsWith("restore-"));

it.each(["SIGINT", "SIGTERM"] as const)(
  "a rehearsed restore that %s interrupts leaves no copy of the data",
  async (signal) => {
    filledCopy(copy);
    onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
    const args = ["hosting/run.cjs", "hosting/commands/rehearse-restore.ts"];
    const child = spawn(process.execPath, args, { cwd: copy, stdio: "ignore" });
    const ended = once(child, "close");
    const options = { timeout: MINUTE_MS, interval: 20 };
    await vi.waitUntil(() => copiesOfData().length > 0, options);
    child.kill(signal);
    await ended;
    expect(copiesOfData()).toEqual([]);
  },
  2 * MINUTE_MS,
);
