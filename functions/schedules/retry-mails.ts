import { retentionCutoff } from "@/domain/retention/retention";
import { DAY_MS, type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { deliverMail } from "../mail/deliver-mail";
import { countFailed, countPending, dueMails, undeliveredMails } from "../mail/due-mails-store";
import { smtpUrl } from "../mail/smtp-transport";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { defineSchedule, type RunCounts, type ScheduleRun } from "./define-schedule";
import { readSucceededAt } from "./run-stamp-store";

const NAME = "mail";
const PARALLEL = 5;

/** How long a version without delivery may still queue mails after this one is deployed. */
const OVERLAP_MS = 120 * MINUTE_MS;

/**
 * Every minute: the next attempt at mails that are due, the longest waiting first
 * (docs/rules.md#mail-delivery). Stores how many still wait and how many failed in the last day.
 */
export const retryMails = defineSchedule(
  NAME,
  { schedule: "every 1 minutes", timeoutSeconds: 300, secrets: [smtpUrl] },
  retryDueMails,
);

async function retryDueMails({ now, isOver, isFirstOfHour }: ScheduleRun): Promise<RunCounts> {
  const counts = { sent: 0, postponed: 0, given_up: 0, failed: 0 };
  const ids = new Set(await dueMails(now));
  if (isFirstOfHour) {
    for await (const id of undeliveredMails(await adoptedSince(now), isOver)) ids.add(id);
  }
  await forEachInParallel(ids, PARALLEL, async (id) => {
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

/**
 * The first run looks at all stored mails; later ones at those that an old instance may have
 * queued.
 */
async function adoptedSince(now: Instant): Promise<Instant> {
  const succeededAt = await readSucceededAt(NAME);
  return succeededAt === null ? retentionCutoff("mail", now) : succeededAt - OVERLAP_MS;
}
