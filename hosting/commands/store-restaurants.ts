import { resolveTenant } from "@/config/resolve-tenant";
import { assertValidConfig } from "../checks/assert-valid-config";
import { selectProject } from "../firebase/select-project";
import { storeRestaurant } from "../firebase/store-restaurant";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { hostingTargets, targetNamed } from "../targets";

/**
 * `npm run store:restaurants`: creates the missing documents of every restaurant, with
 * `--mode <target>` of one, in the project of `hosting/project.json`, with `--local` in the local
 * backend. Existing documents are not changed.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: { mode: { type: "string" }, local: { type: "boolean", default: false } },
  });
  const targets = values.mode ? [targetNamed(values.mode)] : hostingTargets;
  const project = selectProject(values.local);
  for (const target of targets) {
    const tenant = resolveTenant(target.restoKey);
    assertValidConfig(target, tenant);
    const paths = await storeRestaurant(project, tenant, new Date());
    console.log(`${target.target}: ${paths.join(", ") || "nothing missing"}`);
  }
}

runCommand(main);
