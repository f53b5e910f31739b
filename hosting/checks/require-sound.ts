import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { bundledMenuInput } from "../lib/bundled-menus";
import type { HostingTarget } from "../targets";
import { configurationProblems } from "./configuration-problems";

/**
 * Stops a build whose configuration is not sound.
 * @throws Error listing each field with its path and what is expected
 */
export function requireSound(target: HostingTarget, tenant: Tenant): void {
  const problems = configurationProblems(target, tenant, bundledMenuInput(target.restoKey));
  if (problems.length === 0) return;
  throw new Error(`${target.target} cannot be built:\n${problems.join("\n")}`);
}
