import { DAY_MS } from "@/domain/time/berlin-time";
import { deliverMail } from "../mail/deliver-mail";
import { countFailed, countPending, dueMails } from "../mail/due-mails-store";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { smtpUrl } from "../runtime/sending-secrets";

const PARALLEL = 5;

/**
 * Every minute: the next attempt at mails that are due, the longest waiting first
 * (docs/rules.md#mail-delivery). Stores how many still wait and how many failed in the last day.
 */
export const retryMails = defineJob(
  { name: "mail", workSeconds: 45, secrets: [smtpUrl] },
  retryDueMails,
);

async function retryDueMails({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { sent: 0, postponed: 0, given_up: 0, failed: 0 };
  await forEachInParallel(await dueMails(now), PARALLEL, async (id) => {
    if (isOver()) return;
    const isDone = await logAndContinue(`deliver mail ${id}`, async () => {
      const state = await deliverMail(id);
      if (state === "sent") counts.sent += 1;
      if (state === "pending") counts.postponed += 1;
      if (state === "failed") counts.given_up += 1;
    });
    if (!isDone) counts.failed += 1;
  });
  const [waiting, undelivered_today] = await Promise.all([
    countPending(),
    countFailed(now - DAY_MS),
  ]);
  return { ...counts, waiting, undelivered_today };
}
