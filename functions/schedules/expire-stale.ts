import { onSchedule } from "firebase-functions/scheduler";
import { anonymiseDueOrders } from "../accounts/anonymise-orders";
import { REGION } from "../runtime/callable-options";
import { logAndContinue } from "../runtime/log-and-continue";
import { serverNow } from "../runtime/server-now";
import { deleteExpired } from "./delete-expired";
import { expireOrders } from "./expire-orders";
import { expireReservations } from "./expire-reservations";

/**
 * Runs every minute: expires unanswered orders, requests, offers and waitlist entries, then
 * anonymises and deletes data that is past its retention (docs/rules.md#retention). A part that fails
 * does not stop the others.
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
    await logAndContinue("anonymise orders", () => anonymiseDueOrders(now));
    await logAndContinue("delete expired documents", () => deleteExpired(now));
  },
);
