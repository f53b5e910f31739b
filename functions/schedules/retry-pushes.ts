import { deliverPush } from "../push/deliver-push";
import { countWaitingPushes, duePushes } from "../push/push-message-store";
import { pushUnseenOrders } from "../push/push-unseen-orders";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { pushKeySecret } from "../runtime/sending-secrets";

const PARALLEL = 10;

/**
 * Every minute: messages to the team about new orders without an open board, and the next attempt at
 * messages that are due (docs/rules.md#push).
 */
export const retryPushes = defineJob(
  { name: "push", workSeconds: 45, secrets: [pushKeySecret] },
  retryDuePushes,
);

async function retryDuePushes({ now, isOver }: JobRun): Promise<RunCounts> {
  const pushed = await pushUnseenOrders(now, isOver);
  const counts = { pushed, sent: 0, gone: 0, refused: 0, later: 0, failed: 0 };
  await forEachInParallel(await duePushes(now), PARALLEL, async (id) => {
    if (isOver()) return;
    const isDone = await logAndContinue(`deliver push ${id.split("_")[0]}`, async () => {
      const state = await deliverPush(id);
      if (state) counts[state] += 1;
    });
    if (!isDone) counts.failed += 1;
  });
  return { ...counts, waiting: await countWaitingPushes() };
}
