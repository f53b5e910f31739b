import { backendEnded } from "../lib/assert-backend-runs";
import { assertPortsFree, BACKEND_SERVICES } from "../lib/ports";
import { withProgress } from "../lib/progress";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { shutdownSignal } from "../lib/shutdown-signal";
import { addressTable } from "../local/address-table";
import { startLocalBackend } from "../local/local-backend";

/**
 * `npm run backend`: runs the seeded local backend until Ctrl-C. `--fresh` discards its data,
 * `--history` adds the orders and reservations of `npm start`.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: {
      fresh: { type: "boolean", default: false },
      history: { type: "boolean", default: false },
    },
  });
  const shutdown = shutdownSignal();
  await assertPortsFree(BACKEND_SERVICES);
  const backend = await startLocalBackend({
    fresh: values.fresh,
    withHistory: values.history,
    withSchedules: false,
  });
  console.log(addressTable([]));
  console.log("Backend ready. Stop it with Ctrl-C.");
  const hasEnded = await Promise.race([shutdown, backend.ended.then(() => true)]);
  if (hasEnded) throw backendEnded();
  await withProgress("Saving the data and stopping", backend.stop);
}

runCommand(main);
