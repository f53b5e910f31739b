import { brokenInvariants, control, passMinutes } from "@/test/functions/support/payment-test";
import { runSchedule } from "@/test/functions/support/run-schedules";
import { adminGet, adminList } from "@/test/harness/admin";
import type { PaymentShop } from "./payment-acts";

const MAX_ROUNDS = 12;

/** Problems that remain once all faults are over and the schedules have run, without any event. */
export async function problemsInTheEnd({ orders }: PaymentShop): Promise<string[]> {
  await control("faults", {});
  let open: readonly unknown[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // Longer than the longest time between two attempts.
    await passMinutes(round < 2 ? 3 : 61);
    await runSchedule.orders();
    await runSchedule.payments();
    const tasks = await adminList("payment_tasks");
    open = tasks.filter(({ data }) => data.done_at === null);
    if (round > 2 && open.length === 0) break;
  }
  await runSchedule.reconciliation();
  const counts = (await adminGet("runs/reconciliation"))?.counts as { differences: number };
  const stored = await Promise.all(orders.map(({ path }) => adminGet(path)));
  const waiting = stored.filter((order) => order?.status === "awaiting_payment");
  return [
    ...(await brokenInvariants()),
    ...(counts.differences > 0 ? [`${counts.differences} differences at night`] : []),
    ...open.map((task) => `never done: ${JSON.stringify(task)}`),
    ...waiting.map(() => "an order awaits its payment for ever"),
  ];
}
