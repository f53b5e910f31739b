import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { bundledMenuInput } from "../lib/bundled-menus";
import type { HostingTarget } from "../targets";
import { configurationProblems } from "./configuration-problems";

/** @throws Error listing every invalid field of configuration and menu with what is expected */
export function assertValidConfig({ target, restoKey }: HostingTarget, tenant: Tenant): void {
  const problems = configurationProblems(restoKey, tenant, bundledMenuInput(restoKey));
  if (problems.length === 0) return;
  throw new Error(`${target} cannot be built:\n${problems.join("\n")}`);
}
