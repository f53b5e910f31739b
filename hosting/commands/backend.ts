import { parseArgs } from "node:util";
import { withProgress } from "../lib/progress";
import { runScript } from "../lib/run-script";
import { untilSignalled } from "../lib/until-signalled";
import { UserProblem } from "../lib/user-problem";
import { addressTable } from "../local/address-table";
import { startLocalBackend } from "../local/local-backend";
import { BACKEND_SERVICES, requireFreePorts } from "../local/ports";

/** `npm run backend`: the seeded backend alone, until Ctrl-C. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: "boolean", default: false } } });
  const signalled = untilSignalled();
  await requireFreePorts(BACKEND_SERVICES);
  const backend = await startLocalBackend(values.fresh);
  console.log(addressTable([]));
  console.log("backend ready");
  const cause = await Promise.race([signalled.then(() => "signal"), backend.ended]);
  if (!cause) throw new UserProblem("The local backend ended by itself.");
  await withProgress("Saving the data and stopping", backend.stop);
}

runScript(main);
