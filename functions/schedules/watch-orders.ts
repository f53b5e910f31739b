import { defineSchedule } from "../runtime/define-schedule";
import { pauseUnattended } from "../unattended/pause-unattended";
import { remindManagers } from "../unattended/remind-managers";

/**
 * Every minute: mails managers about orders that wait too long, and pauses restaurants where orders
 * expire unanswered (docs/rules.md#unanswered-orders).
 */
export const watchOrders = defineSchedule(
  "unanswered",
  { schedule: "every 1 minutes", timeoutSeconds: 300 },
  async ({ now }) => {
    const [reminded, paused] = await Promise.all([remindManagers(now), pauseUnattended(now)]);
    return { ...reminded, ...paused };
  },
);
