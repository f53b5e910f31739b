import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { definitions } from "@/functions/calls/define-callable";
import type { Access, CallChecks } from "@/functions/calls/frame/definition";
import * as functions from "@/functions/index";
import { guestCalls } from "@/functions/services/guest-calls";
import { repoRoot } from "@/hosting/lib/repo-root";
import { docCommentsOf } from "./doc-comments";
import { reachableReasons } from "./reachable-reasons";
import { shapeText } from "./shape-text";
import { tableText } from "./table-text";

const ACCESS: Readonly<Record<Access, string>> = {
  anyone: "anyone",
  "signed-in": "any account",
  trusted: "account with App Check token or verified address",
  team: "staff and riders",
  "team-of": "staff and riders of the restaurant",
  staff: "staff",
  "staff-of": "staff of the restaurant",
  manager: "managers",
  "manager-of": "managers of the restaurant",
  super: "super-administrators",
};

/** Paths of modules by the names that a file of the functions imports or exports, in its order. */
function pathsIn(file: string): Map<string, string> {
  const folder = posix.dirname(file);
  const matches = readFileSync(join(repoRoot, file), "utf8").matchAll(/\{ (\w+) \} from "(\..+)"/g);
  return new Map(
    [...matches].map(([, name = "", path = ""]) => [name, `${posix.join(folder, path)}.ts`]),
  );
}

/** In the order of the pages that call them. */
const paths = new Map([
  ...pathsIn("functions/services/guest-calls.ts"),
  ...pathsIn("functions/services/staff-calls.ts"),
  ...pathsIn("functions/index.ts"),
]);

/** The deployed functions with their instances and bounds. */
export function servicesTable(): string {
  const rows = Object.entries(functions).map(([name, { __endpoint: endpoint }]) => {
    const { maxInstances, availableMemoryMb, concurrency, timeoutSeconds } = endpoint as Endpoint;
    const numbers = [maxInstances, `${availableMemoryMb} MB`, concurrency, `${timeoutSeconds} s`];
    return [`\`${name}\``, effectOf(name), ...numbers.map(String)];
  });
  const head = ["function", "does", "instances", "memory of each", "requests at once", "at most"];
  return tableText(head, rows);
}

/** All callables: who may make them, with which input, what they do, and what they refuse with. */
export function callsTable(): string {
  const rows = [...paths].flatMap(([name, path]) => {
    const call = definitions.find((each) => each.name === name);
    if (!call) return [];
    const by = [ACCESS[call.access], ...conditions(call)].join(", ");
    const reasons = reachableReasons(path, name).join(", ");
    return [[`\`${name}\``, serviceOf(name), by, shapeText(call.schema), effectOf(name), reasons]];
  });
  return tableText(["call", "at", "by", "input", "effect", "refuses with"], rows);
}

function serviceOf(name: string): string {
  if (name in guestCalls) return "`guestApi`, `staffApi`";
  return name in functions ? `\`${name}\`` : "`staffApi`";
}

function conditions({ needsRecentSignIn, isCostly, maxBytes }: CallChecks): string[] {
  return [
    needsRecentSignIn ? "[step-up](rules.md#step-up)" : "",
    isCostly ? "costly" : "",
    maxBytes ? `at most ${maxBytes / 1024} KB` : "",
  ].filter(Boolean);
}

/** All jobs of the schedules: when they run, for how long they start new work, and what they do. */
export function jobsTable(): string {
  const rows = Object.entries(functions).flatMap(([schedule, { __endpoint: endpoint }]) => {
    const { scheduleTrigger } = endpoint as Endpoint;
    if (!scheduleTrigger) return [];
    const jobs = [...pathsIn(paths.get(schedule) ?? "")].filter(
      ([name]) => name !== "defineSchedule",
    );
    return jobs.map(([name, path]) => {
      const source = readFileSync(join(repoRoot, path), "utf8");
      const [, run = ""] = /name: "(\w+)"/.exec(source) ?? [];
      const [, seconds = ""] = /workSeconds: (\d+)/.exec(source) ?? [];
      const effect = docCommentsOf(path).of(name);
      return [`\`${name}\``, `\`${run}\``, scheduleTrigger.schedule, `${seconds} s`, effect];
    });
  });
  return tableText(["job", "`runs/`", "schedule", "starts work for", "effect"], rows);
}

interface Endpoint {
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly timeoutSeconds?: unknown;
  readonly maxInstances?: unknown;
  readonly availableMemoryMb?: unknown;
  readonly concurrency?: unknown;
}

function effectOf(name: string): string {
  return docCommentsOf(paths.get(name) ?? "").of(name);
}
