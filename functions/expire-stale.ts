import { onSchedule } from "firebase-functions/scheduler";
import { REGION } from "./callable-options";
import { cleanUp } from "./clean-up";
import { expireOrders } from "./expire-orders";
import { expireReservations } from "./expire-reservations";
import { forgetDueOrders } from "./forget-orders";
import { serverNow } from "./server-now";

/**
 * Expires orders nobody has answered for 15 minutes, and reservations whose time to be answered
 * is over (contract section 5). Then forgets and deletes what has served its purpose.
 */
export const expireStale = onSchedule(
  {
    schedule: "every 1 minutes",
    region: REGION,
    timeZone: "Europe/Berlin",
    maxInstances: 1,
    retryCount: 0,
  },
  async () => {
    const now = await serverNow();
    await expireOrders(now);
    await expireReservations(now);
    await forgetDueOrders(now);
    await cleanUp(now);
  },
);
