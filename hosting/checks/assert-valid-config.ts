import type { MenuInput } from "@/domain/menu/menu.schema";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { bundledMenuInput } from "../lib/bundled-menus";
import { CommandError } from "../lib/command-error";
import type { HostingTarget } from "../targets";
import { configurationProblems } from "./configuration-problems";

/**
 * @param menu content of the menu file
 * @throws CommandError listing every invalid field of configuration and menu with what is expected
 */
export function assertValidConfig(
  { target, restoKey }: Pick<HostingTarget, "target" | "restoKey">,
  tenant: Tenant,
  menu: MenuInput | undefined = bundledMenuInput(restoKey),
): void {
  const problems = configurationProblems(restoKey, tenant, menu);
  if (problems.length === 0) return;
  throw new CommandError(`${target} cannot be built:\n${problems.join("\n")}`);
}
