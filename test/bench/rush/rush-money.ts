import { setTimeout as sleep } from "node:timers/promises";
import type { BackendAdmin } from "@/hosting/firebase/backend-admin";
import {
  countTransactions,
  killFunctionsOf,
  startFunctionsOf,
} from "@/test/harness/functions-process";
import type { TestBackend } from "@/test/harness/test-backend";
import { type MoneySums, reconcileRush } from "./reconcile-rush";
import type { RushPayments } from "./rush-payments";
import { moneyReport } from "./rush-report";

/** Oftener than deployed, so that the end is not waited for. */
const SCHEDULE_MS = 20_000;

/**
 * Runs the schedule of every minute until the returned function is called. A run while the functions are
 * killed fails; the next one makes up for it.
 */
export function keepSchedule({ ports }: TestBackend): () => void {
  const url = `http://127.0.0.1:${ports.auth}/v1/sessions/default/functions/everyMinute:run`;
  const headers = { "content-type": "application/json" };
  const run = () => fetch(url, { method: "POST", headers, body: "{}" }).catch(() => null);
  const timer = setInterval(run, SCHEDULE_MS);
  return () => clearInterval(timer);
}

/**
 * Kills the functions once with SIGKILL and starts them again, between two transactions: the local backend
 * would keep the locks of a killed one.
 * @returns how many processes were killed
 */
export async function killOnce({ ports, functionsFolder }: TestBackend): Promise<number> {
  for (let look = 0; look < 500 && (await countTransactions(ports.auth)) > 0; look += 1) {
    await sleep(10);
  }
  const killed = killFunctionsOf(functionsFolder);
  await sleep(1000);
  startFunctionsOf(functionsFolder);
  return killed;
}

/**
 * Waits until all is done that the product owes the provider, then compares orders, payments and the
 * provider's list.
 * @param refunds cents that managers have given back, by order
 * @returns the lines of the report, and what is wrong
 */
export async function auditMoney(
  admin: BackendAdmin,
  payments: RushPayments,
  refunds: ReadonlyMap<string, number>,
): Promise<{
  readonly report: string;
  readonly sums: MoneySums;
  readonly audit: Record<string, readonly string[]>;
}> {
  const read = () => Promise.all([admin.list("orders"), payments.listIntents()]);
  const unfinished = await payments.settle(async () => {
    const [[orders, intents], tasks] = await Promise.all([read(), admin.list("payment_tasks")]);
    const paid = new Set(
      intents
        .filter(({ status }) => status === "requires_capture" || status === "succeeded")
        .map(({ metadata }) => metadata.order_id),
    );
    return [
      ...tasks.filter(({ data }) => data.done_at === null).map(({ id }) => id),
      ...orders
        .filter(({ id, data }) => data.status === "awaiting_payment" && paid.has(id))
        .map(({ id }) => id),
    ];
  });
  const [[orders, intents], stored] = await Promise.all([read(), admin.list("payments")]);
  const { audit, sums } = reconcileRush(orders, stored, intents, refunds);
  return { sums, report: moneyReport(sums, refunds.size), audit: { unfinished, ...audit } };
}
