import { onSchedule } from "firebase-functions/scheduler";
import { anonymiseDueOrders } from "../accounts/anonymise-orders";
import { REGION } from "../runtime/callable-options";
import { logAndContinue } from "../runtime/log-and-continue";
import { serverNow } from "../runtime/server-now";
import { deleteExpired } from "./delete-expired";
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
    await logAndContinue("expire orders", () => expireOrders(now));
    await logAndContinue("expire reservations", () => expireReservations(now));
    await logAndContinue("forget guests", () => anonymiseDueOrders(now));
    await logAndContinue("clean up", () => deleteExpired(now));
  },
);
