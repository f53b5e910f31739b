import { parseArgs } from "node:util";
import { resolveTenant } from "@/config/resolve-tenant";
import { assertValidConfig } from "../checks/assert-valid-config";
import { targetNamed } from "../checks/build-problems";
import { selectProject } from "../firebase/select-project";
import { storeRestaurant } from "../firebase/store-restaurant";
import { runCommand } from "../lib/run-command";
import { hostingTargets } from "../targets";

/**
 * `npm run store:restaurants`: stores what the database of the project in
 * `hosting/project.json` does not hold yet of each restaurant, or of one with `--mode <target>`;
 * with `--local` in the local backend. What is stored stays as it is.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { mode: { type: "string" }, local: { type: "boolean", default: false } },
  });
  const targets = values.mode ? [targetNamed(values.mode)] : hostingTargets;
  const project = selectProject(values.local);
  for (const target of targets) {
    const tenant = resolveTenant(target.restoKey);
    assertValidConfig(target, tenant);
    const written = await storeRestaurant(project, tenant, new Date());
    console.log(`${target.target}: ${written.join(", ") || "nothing to add"}`);
  }
}

runCommand(main);
