import { setTimeout as sleep } from "node:timers/promises";
import type { BackendAdmin } from "@/hosting/firebase/backend-admin";
import {
  countTransactions,
  killFunctionsOf,
  startFunctionsOf,
} from "@/test/harness/functions-process";
import type { TestBackend } from "@/test/harness/test-backend";
import { differs, type ListedIntent, type MoneySums, reconcileRush } from "./reconcile-rush";
import type { RushPayments } from "./rush-payments";
import { moneyReport } from "./rush-report";
import type { Run } from "./rush-run";

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

/** The bank's answer to a refund is waited for so long, and then its event. */
const REFUND_SETTLED_S = 40;

/**
 * Waits until all is done that the product owes the provider, and until managers have made refunds again
 * that banks sent back; then compares orders, reservations, payments and the provider's list.
 * @returns the lines of the report, and what is wrong
 */
export async function auditMoney(
  admin: BackendAdmin,
  payments: RushPayments,
  { refunds: { made, undecided }, managers }: Pick<Run, "refunds" | "managers">,
): Promise<{
  readonly report: string;
  readonly sums: MoneySums;
  readonly audit: Record<string, readonly string[]>;
}> {
  const read = async () => {
    const [orders, reservations, stored, intents] = await Promise.all([
      admin.list("orders"),
      admin.list("reservations"),
      admin.list("payments"),
      payments.listIntents(),
    ]);
    return { orders, reservations, stored, intents };
  };
  const unfinished = await payments.settle(async () => {
    const [{ orders, reservations, stored, intents }, tasks, refunds] = await Promise.all([
      read(),
      admin.list("payment_tasks"),
      payments.listRefunds(),
    ]);
    const paid = new Map([
      ...orders.map((order) => [order.id, order] as const),
      ...reservations.map((table) => [`dep-${table.id}`, table] as const),
    ]);
    const isTaken = ({ status }: ListedIntent) =>
      status === "requires_capture" || status === "succeeded";
    const named = new Map(intents.map((each) => [each.id, String(each.metadata.order_id)]));
    const cameBack = new Set(
      refunds
        .filter((each) => each.status === "failed")
        .map((each) => named.get(each.payment_intent)),
    );
    const told = stored.filter(({ data }) => data.refund_failed === true);
    for (const payment of told) {
      const bought = paid.get(payment.id);
      if (bought) await managers.giveBackAgain(payment, bought);
    }
    const untold = stored.filter(({ id }) => cameBack.has(id) && differs(id, stored, intents));
    for (const payment of untold) await managers.lookUp(payment);
    const young = refunds.filter(({ created }) => Date.now() / 1000 - created < REFUND_SETTLED_S);
    return [
      ...tasks.filter(({ data }) => data.done_at === null).map(({ id }) => id),
      ...intents
        .filter(isTaken)
        .map(({ metadata }) => String(metadata.order_id))
        .filter((name) => paid.get(name)?.data.status === "awaiting_payment"),
      ...[...told, ...untold, ...young].map(({ id }) => id),
    ];
  });
  const { orders, reservations, stored, intents } = await read();
  const { audit, sums } = reconcileRush({ orders, reservations }, stored, intents, made);
  return { sums, report: moneyReport(sums, made.size), audit: { unfinished, undecided, ...audit } };
}
