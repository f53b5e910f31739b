import { warn } from "firebase-functions/logger";
import { areExpiredInARow } from "@/domain/order/timing/expired-in-a-row";
import { unansweredPolicyOf } from "@/domain/order/timing/unanswered-policy";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { readManagerAddresses } from "../access/manager-addresses";
import { writeUnattendedPause } from "../restaurants/availability-store";
import { readBoardSeenAt } from "../restaurants/heartbeat-store";
import { readRestaurant } from "../restaurants/restaurant-store";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { addUnansweredMails } from "./manager-mail-store";
import { listKeysOfExpired, readLatestSettled } from "./unattended-store";

const PARALLEL = 10;

/** Several runs see each expiry, so that one failed run is made up for by the next. */
const LOOK_BACK_MS = 5 * MINUTE_MS;

/**
 * Pauses the orders of restaurants whose latest orders all expired unanswered (`unanswered_policy`),
 * and mails their managers. Staff end the pause by an answer or a touch of the board: the heartbeat of
 * an open page does not prove that somebody looks at it.
 */
export async function pauseUnattended(now: Instant): Promise<{ paused: number }> {
  let paused = 0;
  await forEachInParallel(await listKeysOfExpired(now - LOOK_BACK_MS), PARALLEL, async (key) => {
    await logAndContinue(`pause unattended ${key}`, async () => {
      const mails = await pauseIfUnattended(key, now);
      if (mails === null) return;
      paused += 1;
      warn("paused orders that nobody answers", { resto_key: key, mails });
    });
  });
  return { paused };
}

/** @returns the number of mails to managers; null if the restaurant is not paused by this call */
function pauseIfUnattended(key: string, now: Instant): Promise<number | null> {
  return transact(`availability ${key}`, async (transaction) => {
    const [stored, latest, boardSeenAt] = await Promise.all([
      readRestaurant(key, ["availability"], transaction),
      readLatestSettled(transaction, key),
      readBoardSeenAt(key, transaction),
    ]);
    if (!stored || stored.availability.paused_unattended_at) return null;
    const { restaurant, availability } = stored;
    const attendedAt = availability.attended_at ?? null;
    if (!areExpiredInARow(restaurant, latest, attendedAt)) return null;
    const managers = await readManagerAddresses(key);

    writeUnattendedPause(transaction, key, now);
    addAudit(transaction, {
      at: now,
      by: "system",
      uid: null,
      resto_key: key,
      target: `availability/${key}`,
      action: "availability.paused_unattended",
    });
    const { pause_after_expired } = unansweredPolicyOf(restaurant);
    const orders = latest.filter(({ status }) => status === "expired");
    addUnansweredMails(transaction, managers, {
      kind: "paused",
      orders: orders.slice(0, pause_after_expired ?? 0),
      boardSeenAt,
      restaurant,
      now,
    });
    return managers.length;
  });
}
