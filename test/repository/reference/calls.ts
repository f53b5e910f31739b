import { readFileSync } from "node:fs";
import { join } from "node:path";
import { definitions } from "@/functions/calls/define-callable";
import type { Access, CallChecks } from "@/functions/calls/frame/definition";
import * as functions from "@/functions/index";
import { CALLABLE_OPTIONS } from "@/functions/runtime/callable-options";
import { repoRoot } from "@/hosting/lib/repo-root";
import { docCommentsOf } from "./doc-comments";
import { reachableReasons } from "./reachable-reasons";
import { shapeText } from "./shape-text";
import { tableText } from "./table-text";

const ACCESS: Readonly<Record<Access, string>> = {
  anyone: "anyone",
  "signed-in": "any account",
  trusted: "account with App Check token or verified address",
  staff: "staff",
  "staff-of": "staff of the restaurant",
  manager: "managers",
  "manager-of": "managers of the restaurant",
  super: "super-administrators",
};

/** Paths of the functions' modules by the names of the functions, in the order of the index. */
const paths = new Map(
  [
    ...readFileSync(join(repoRoot, "functions/index.ts"), "utf8").matchAll(
      /\{ (\w+) \} from "\.(.+)"/g,
    ),
  ].map(([, name = "", path]) => [name, `functions${path}.ts`]),
);

/** What every instance of a callable has, unless its row says something else. */
export function instancesText(): string {
  const { maxInstances, memory, concurrency, timeoutSeconds } = CALLABLE_OPTIONS;
  return `${maxInstances} instances of ${memory}, ${concurrency} requests at once in each, ${timeoutSeconds} s`;
}

/** All callables: who may make them, with which input, what they do, and what they refuse with. */
export function callsTable(): string {
  const rows = [...paths].flatMap(([name, path]) => {
    const call = definitions.find((each) => each.name === name);
    if (!call) return [];
    const by = [ACCESS[call.access], ...conditions(call)].join(", ");
    const reasons = reachableReasons(path, name).join(", ");
    return [[`\`${name}\``, by, shapeText(call.schema), effectOf(name), reasons]];
  });
  return tableText(["call", "by", "input", "effect", "refuses with"], rows);
}

function conditions({ needsRecentSignIn, isCostly, maxBytes, options }: CallChecks): string[] {
  const { timeoutSeconds, memory, maxInstances, concurrency } = options ?? {};
  return [
    needsRecentSignIn ? "[step-up](rules.md#step-up)" : "",
    isCostly ? "costly" : "",
    maxBytes ? `at most ${maxBytes / 1024} KB` : "",
    timeoutSeconds ? `${timeoutSeconds} s` : "",
    memory ? String(memory) : "",
    concurrency ? `${concurrency} at once` : "",
    maxInstances ? `${maxInstances} instance` : "",
  ].filter(Boolean);
}

/** All schedules: when they run, for how long at most, and what they do. */
export function schedulesTable(): string {
  const schedules = Object.entries(functions).flatMap(([name, { __endpoint: endpoint }]) => {
    const { scheduleTrigger, timeoutSeconds } = endpoint as Endpoint;
    return scheduleTrigger
      ? [[`\`${name}\``, scheduleTrigger.schedule, `${timeoutSeconds} s`, effectOf(name)]]
      : [];
  });
  return tableText(["schedule", "runs", "at most", "effect"], schedules);
}

interface Endpoint {
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly timeoutSeconds?: unknown;
}

function effectOf(name: string): string {
  return docCommentsOf(paths.get(name) ?? "").of(name);
}
