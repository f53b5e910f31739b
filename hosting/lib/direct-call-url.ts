import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCAL_PROJECT_ID } from "./local-web-config";
import type { BackendPorts } from "./ports";
import { repoRoot } from "./repo-root";

/** Region of the functions, near their database. */
export const FUNCTIONS_REGION = "europe-west3";

/** Calls with a service of their own. */
const ALONE: readonly string[] = ["publishPhoto", "cspReport"];

let guestCalls: string | null = null;

/** Address of a call at a local backend, without a site in front of it. */
export function directCallUrl(
  { functions }: Pick<BackendPorts, "functions">,
  name: string,
): string {
  const path = ALONE.includes(name)
    ? name
    : `${isGuestCall(name) ? "guestApi" : "staffApi"}/${name}`;
  return `http://127.0.0.1:${functions}/${LOCAL_PROJECT_ID}/${FUNCTIONS_REGION}/${path}`;
}

function isGuestCall(name: string): boolean {
  guestCalls ??= readFileSync(join(repoRoot, "functions/services/guest-calls.ts"), "utf8");
  return guestCalls.includes(`{ ${name} }`);
}
