import { resolveTenant } from "@/config/resolve-tenant";
import { assertValidConfig } from "../checks/assert-valid-config";
import { inEachProject, PROJECT_OPTIONS } from "../firebase/in-each-project";
import { storeRestaurant } from "../firebase/store-restaurant";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { hostingTargets, isSiteOf, targetNamed } from "../targets";

/**
 * `npm run store:restaurants`: creates the missing documents of every restaurant in its project, with
 * `--mode <target>` of one, with `--project <id>` of those of one project, with `--local` in the local
 * backend. Existing documents are not changed.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: { mode: { type: "string" }, ...PROJECT_OPTIONS },
  });
  const targets = values.mode ? [targetNamed(values.mode)] : hostingTargets;
  await inEachProject(values, async (project, live) => {
    for (const target of targets.filter((each) => !live || isSiteOf(live, each))) {
      const tenant = resolveTenant(target.restoKey);
      assertValidConfig(target, tenant);
      const paths = await storeRestaurant(project, tenant, new Date());
      console.log(`${target.target}: ${paths.join(", ") || "nothing missing"}`);
    }
  });
}

runCommand(main);
