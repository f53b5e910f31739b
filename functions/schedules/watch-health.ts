import { reportLateSchedules } from "../operations/report-late-schedules";
import { reportMailBacklog } from "../operations/report-mail-backlog";
import { reportUnanswered } from "../operations/report-unanswered";
import { defineSchedule } from "../runtime/define-schedule";

/**
 * Every minute: logs what an operator must be told (docs/operations.md#alerts). The absence of its
 * own runs is an alert, too.
 */
export const watchHealth = defineSchedule(
  "health",
  { schedule: "every 1 minutes", timeoutSeconds: 60 },
  async ({ now }) => {
    const [unanswered, schedules, mails] = await Promise.all([
      reportUnanswered(now),
      reportLateSchedules("health", now),
      reportMailBacklog(now),
    ]);
    return { unanswered, schedules, mails };
  },
);
