import { parseArgs } from "node:util";
import { resolveTenant } from "@/config/resolve-tenant";
import { targetNamed } from "../checks/build-problems";
import { requireSound } from "../checks/require-sound";
import { chosenProject } from "../firebase/chosen-project";
import { storeRestaurant } from "../firebase/store-restaurant";
import { runScript } from "../lib/run-script";
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
  const project = chosenProject(values.local);
  for (const target of targets) {
    const tenant = resolveTenant(target.restoKey);
    requireSound(target, tenant);
    const written = await storeRestaurant(project, tenant, new Date());
    console.log(`${target.target}: ${written.join(", ") || "nothing to add"}`);
  }
}

runScript(main);
