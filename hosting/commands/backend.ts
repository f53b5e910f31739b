import { parseArgs } from "node:util";
import { CommandError } from "../lib/command-error";
import { withProgress } from "../lib/progress";
import { runCommand } from "../lib/run-command";
import { shutdownSignal } from "../lib/shutdown-signal";
import { addressTable } from "../local/address-table";
import { startLocalBackend } from "../local/local-backend";
import { assertPortsFree, BACKEND_SERVICES } from "../local/ports";

/**
 * `npm run backend`: runs the seeded local backend until Ctrl-C. `--fresh` discards its data,
 * `--history` adds the orders and reservations of `npm start`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      fresh: { type: "boolean", default: false },
      history: { type: "boolean", default: false },
    },
  });
  const shutdown = shutdownSignal();
  await assertPortsFree(BACKEND_SERVICES);
  const backend = await startLocalBackend({ fresh: values.fresh, withHistory: values.history });
  console.log(addressTable([]));
  console.log("Backend ready. Stop it with Ctrl-C.");
  const cause = await Promise.race([shutdown.then(() => "signal"), backend.ended]);
  if (!cause)
    throw new CommandError(
      "The local backend ended unexpectedly; its last lines are above. Run the command again.",
    );
  await withProgress("Saving the data and stopping", backend.stop);
}

runCommand(main);
