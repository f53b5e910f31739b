import type {
  ReadReminderRequest,
  ReminderAnswer,
} from "@/domain/reservation/reminder/reminder.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import type { Transaction } from "../../runtime/admin-app";
import { readReservation } from "../reservation-store";
import { isReminderSignature } from "./reminder-signature";

/**
 * The reservation that the link of a reminder belongs to. NOT_FOUND for a wrong signature as for an
 * unknown id; SLOT_PAST from its start on.
 */
export async function readLinkedReservation(
  transaction: Transaction,
  { reservation_id, signature }: ReadReminderRequest,
  now: Instant,
): Promise<Result<Reservation, Refusal>> {
  const reservation = await readReservation(transaction, reservation_id);
  if (!reservation || !isReminderSignature(signature, reservation)) {
    return err(refusal("NOT_FOUND"));
  }
  return now < reservation.start_at ? ok(reservation) : err(refusal("SLOT_PAST"));
}

export function reminderAnswer(reservation: Reservation): ReminderAnswer {
  const { id, code, party_size, start_at, end_at, status, version } = reservation;
  const is_confirmed = typeof reservation.guest_confirmed_at === "number";
  return { id, code, party_size, start_at, end_at, status, version, is_confirmed };
}
