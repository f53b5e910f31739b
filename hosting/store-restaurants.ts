import { parseArgs } from "node:util";
import { resolveTenant } from "../src/config/resolve-tenant";
import { targetNamed } from "./build-problems";
import { runScript } from "./local/run-script";
import { chosenProject } from "./project/chosen-project";
import { requireSound } from "./require-sound";
import { storeRestaurant } from "./store-restaurants/store-restaurant";
import { hostingTargets } from "./targets";

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
