import { error, info } from "firebase-functions/logger";
import { retentionCutoffs } from "@/domain/order/order-retention";
import { staffBookingCutoff } from "@/domain/reservation/staff-booking-retention";
import { addDays, type Instant, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
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

/** Limits look back a few minutes only. */
const LIMITS_DAYS = 1;
/** The day's orders and stays are over by then. */
const CAPACITY_DAYS = 7;
/** Long enough to look up or resend a mail. */
const MAIL_DAYS = 30;
/** Days after their start. */
const ANONYMISED_RESERVATION_DAYS = 2;

/**
 * Deletes documents that are past their retention (docs/rules.md#retention). A deletion that fails
 * is logged and does not stop the others.
 */
export async function deleteExpired(now: Instant): Promise<void> {
  const { invoices, letters } = retentionCutoffs(now);
  const deleted = await Promise.allSettled([
    deleteIdleLimits(now - LIMITS_DAYS * DAY_MS),
    deleteCapacity(addDays(toLocal(now).date, -CAPACITY_DAYS)),
    deleteMails(now - MAIL_DAYS * DAY_MS),
    deleteAnonymisedReservations(now - ANONYMISED_RESERVATION_DAYS * DAY_MS),
    deleteStaffBookings(staffBookingCutoff(now)),
    deleteOrders(invoices),
    deleteUnsoldOrders(letters),
  ]);
  let count = 0;
  for (const each of deleted) {
    if (each.status === "fulfilled") count += each.value;
    else error("could not delete expired documents", each.reason);
  }
  if (count > 0) info("deleted expired documents", { count });
}
