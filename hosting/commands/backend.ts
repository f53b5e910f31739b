import { parseArgs } from "node:util";
import { CommandError } from "../lib/command-error";
import { withProgress } from "../lib/progress";
import { runCommand } from "../lib/run-command";
import { shutdownSignal } from "../lib/shutdown-signal";
import { addressTable } from "../local/address-table";
import { startLocalBackend } from "../local/local-backend";
import { assertPortsFree, BACKEND_SERVICES } from "../local/ports";

/** `npm run backend`: the seeded backend alone, until Ctrl-C. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: "boolean", default: false } } });
  const signalled = shutdownSignal();
  await assertPortsFree(BACKEND_SERVICES);
  const backend = await startLocalBackend(values.fresh);
  console.log(addressTable([]));
  console.log("backend ready");
  const cause = await Promise.race([signalled.then(() => "signal"), backend.ended]);
  if (!cause) throw new CommandError("The local backend ended by itself.");
  await withProgress("Saving the data and stopping", backend.stop);
}

runCommand(main);
