import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { addDays, HOUR_MS, type Instant, toInstant, toLocal } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import { nextVersion } from "../steps/next-version";
import type { ReservationChange } from "../steps/reservation-machine";

/** Local time of reminders, in minutes after midnight. */
const REMIND_AT_MINUTES = 10 * 60;

/**
 * A reminder comes at least so long after the last mail: a guest who has just had a mail about the
 * table needs no reminder.
 */
const MIN_AHEAD_MS = 6 * HOUR_MS;

/** A reminder that comes later than this before the start is of no use. */
const LATEST_BEFORE_START_MS = 3 * HOUR_MS;

type Remindable = Pick<Reservation, "status" | "kind" | "start_at">;

/**
 * When the guest of a reservation is reminded: at 10:00 on the day before. Null for reservations that
 * are not confirmed and for staff bookings, and if that is less than six hours ahead. Without an e-mail
 * address only devices are told.
 */
export function guestReminderAt(
  { status, kind, start_at }: Remindable,
  now: Instant,
): Instant | null {
  if (status !== "confirmed" || kind) return null;
  const remindAt = toInstant(addDays(toLocal(start_at).date, -1), REMIND_AT_MINUTES);
  return remindAt - now >= MIN_AHEAD_MS ? remindAt : null;
}

/** Whether a due reminder is still sent: the schedule may have stood still. */
export function isReminderUseful({ status, start_at }: Remindable, now: Instant): boolean {
  return status === "confirmed" && start_at - now >= LATEST_BEFORE_START_MS;
}

/**
 * The change of a reservation whose guest confirms it before its start. Refuses SLOT_PAST, and
 * WRONG_STATE unless the restaurant has confirmed it.
 */
export function confirmAsGuest(
  reservation: Reservation,
  now: Instant,
): Result<ReservationChange, Refusal> {
  const { status, start_at } = reservation;
  if (now >= start_at) return err(refusal("SLOT_PAST"));
  if (status !== "confirmed") return err(refusal("WRONG_STATE", { current: status }));
  return ok({ ...nextVersion(reservation, now), guest_confirmed_at: now });
}
