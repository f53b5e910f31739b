import { onSchedule } from "firebase-functions/scheduler";
import { forgetDueOrders } from "../accounts/forget-orders";
import { attempted } from "../runtime/attempted";
import { REGION } from "../runtime/callable-options";
import { serverNow } from "../runtime/server-now";
import { cleanUp } from "./clean-up";
import { expireOrders } from "./expire-orders";
import { expireReservations } from "./expire-reservations";

/**
 * Expires orders nobody has answered for 15 minutes, and reservations whose time to be answered
 * is over (contract section 5). Then forgets and deletes what has served its purpose. Each part is
 * done whatever becomes of the others.
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
    await attempted("expire orders", () => expireOrders(now));
    await attempted("expire reservations", () => expireReservations(now));
    await attempted("forget guests", () => forgetDueOrders(now));
    await attempted("clean up", () => cleanUp(now));
  },
);
