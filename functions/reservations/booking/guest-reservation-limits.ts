import { RESERVATION_LIMITS } from "@/domain/limits/guest-limits";
import { checkReservationLimit } from "@/domain/limits/reservation-limits";
import type { Refusal } from "@/domain/result/refusal";
import { ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { phoneKey } from "../../contact/contact-keys";
import { readEvents } from "../../limits/limit-store";
import { callerSubjects } from "../../limits/limit-subjects";
import type { Transaction } from "../../runtime/admin-app";
import type { Caller } from "../../runtime/caller";
import { readOpenReservations } from "../reservation-store";

/** The limits on creating reservations of one guest, read in a transaction. */
export interface GuestReservationLimits {
  check(now: Instant): Result<void, Refusal>;
  /** Counts a new reservation or waitlist entry. Writes: call it after the last read. */
  add(now: Instant): void;
}

interface Booking {
  readonly key: string;
  readonly caller: Caller;
  readonly phone: string;
  readonly kind: "booking" | "waiting";
  readonly now: Instant;
}

/** Reads the limits of an account, a phone number and an App Check token (docs/rules.md#limits). */
export async function readGuestReservationLimits(
  transaction: Transaction,
  { key, caller, phone, kind, now }: Booking,
): Promise<GuestReservationLimits> {
  const [events, open] = await Promise.all([
    readEvents(transaction, "reservations_at", callerSubjects(caller, phone), RESERVATION_LIMITS),
    checkOpenReservations(transaction, { key, uid: caller.uid, phone, kind, now }),
  ]);
  return { check: (at) => (open.ok ? events.check(at) : open), add: events.add };
}

/** Checks the limit of open reservations of an account and of a phone number at a restaurant. */
export async function checkOpenReservations(
  transaction: Transaction,
  { key, uid, phone, kind, now }: Omit<Booking, "caller"> & { readonly uid: string },
): Promise<Result<void, Refusal>> {
  const held = await Promise.all([
    readOpenReservations(transaction, { key, now, uid }),
    readOpenReservations(transaction, { key, now, phoneKey: phoneKey(phone) }),
  ]);
  const refused = held.map((own) => checkReservationLimit(own, kind, now)).find((each) => !each.ok);
  return refused ?? ok(undefined);
}
