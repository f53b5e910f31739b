import { defineJob } from "../runtime/define-job";
import { pauseUnattended } from "../unattended/pause-unattended";
import { remindManagers } from "../unattended/remind-managers";

/**
 * Every minute: mails managers about orders that wait too long, and pauses restaurants where orders
 * expire unanswered (docs/rules.md#unanswered-orders).
 */
export const watchOrders = defineJob(
  // It would pause the demo's ordering after two orders that nobody accepted.
  { name: "unanswered", workSeconds: 45, isDeployedOnly: true },
  async ({ now }) => {
    const [reminded, paused] = await Promise.all([remindManagers(now), pauseUnattended(now)]);
    return { ...reminded, ...paused };
  },
);
