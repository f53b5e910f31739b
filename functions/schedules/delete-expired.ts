import { error, info } from "firebase-functions/logger";
import { retentionStarts } from "@/domain/order/order-retention";
import { recordedKeptFrom } from "@/domain/reservation/recorded-retention";
import { addDays, type Instant, MINUTE_MS, toLocal } from "@/domain/shared/berlin-time";
import {
  deleteAnonymisedReservations,
  deleteCapacity,
  deleteIdleLimits,
  deleteMails,
  deleteOrders,
  deleteStaffBookings,
  deleteUnsoldOrders,
} from "./delete-expired-store";

const DAY_MS = 24 * 60 * MINUTE_MS;

/** No limit looks further back than minutes. */
const LIMITS_DAYS = 1;
/** The latest order or stay of a day has ended long before. */
const CAPACITY_DAYS = 7;
/** Long enough to see what was sent, and to send again what was not. */
const MAIL_DAYS = 30;
/** Reservations of deleted accounts, from their start on. */
const ANONYMISED_RESERVATION_DAYS = 2;

/**
 * Deletes what has served its purpose (contract section 3, "retention clean-up"): limits, counts
 * of past days, messages, reservations of deleted accounts, those that restaurants wrote down
 * themselves, and orders once the law no longer asks for them. A removal that fails is logged and
 * keeps no other from being done.
 */
export async function deleteExpired(now: Instant): Promise<void> {
  const { invoices, letters } = retentionStarts(now);
  const removed = await Promise.allSettled([
    deleteIdleLimits(now - LIMITS_DAYS * DAY_MS),
    deleteCapacity(addDays(toLocal(now).date, -CAPACITY_DAYS)),
    deleteMails(now - MAIL_DAYS * DAY_MS),
    deleteAnonymisedReservations(now - ANONYMISED_RESERVATION_DAYS * DAY_MS),
    deleteStaffBookings(recordedKeptFrom(now)),
    deleteOrders(invoices),
    deleteUnsoldOrders(letters),
  ]);
  let count = 0;
  for (const each of removed) {
    if (each.status === "fulfilled") count += each.value;
    else error("could not clean up", each.reason);
  }
  if (count > 0) info("cleaned up", { count });
}
