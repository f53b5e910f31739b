import { reportLateSchedules } from "../operations/report-late-schedules";
import { reportMailBacklog } from "../operations/report-mail-backlog";
import { reportSilence } from "../operations/report-silence";
import { reportUnanswered } from "../operations/report-unanswered";
import { defineJob } from "../runtime/define-job";

/**
 * Every minute: logs what an operator must be told (docs/operations.md#alerts). The absence of its
 * own runs is an alert, too.
 */
export const watchHealth = defineJob({ name: "health", workSeconds: 45 }, async ({ now }) => {
  const [unanswered, schedules, mails, silences] = await Promise.all([
    reportUnanswered(now),
    reportLateSchedules("health", now),
    reportMailBacklog(now),
    reportSilence(now),
  ]);
  return { unanswered, schedules, mails, silences };
});
