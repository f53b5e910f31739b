import { reservationPush } from "@/domain/push/reservation-push";
import { type ChangeOccasion, changeOccasion } from "@/domain/reservation/moves/change-occasion";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationActor } from "@/domain/reservation/steps/reservation-transitions";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { Mailbox } from "../../mail/mailbox-store";
import { queueReservationMail } from "../../mail/queue-reservation-mail";
import type { PushDevice } from "../../push/push-subscription-store";
import { queuePush, readRecipients } from "../../push/queue-push-store";
import type { Transaction } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";

/** `uid` is null for the schedule. */
export interface Actor {
  readonly by: ReservationActor;
  readonly uid: string | null;
  /** Set if staff exceeded tables or seats. */
  readonly overbook?: boolean;
}

/** Devices of the guests, by the id of their reservation. */
type DevicesOf = ReadonlyMap<string, readonly PushDevice[]>;

/** The devices that are told about changes. Reads: call it before the first write. */
export async function readDevicesOf(
  changed: readonly Reservation[],
  now: Instant,
): Promise<DevicesOf> {
  const entries = changed.map(async (each) => {
    const push = reservationPush(each, changeOccasion(each), now);
    return [each.id, await readRecipients(each, push)] as const;
  });
  return new Map(await Promise.all(entries));
}

interface Report {
  readonly transaction: Transaction;
  readonly mailbox: Mailbox | null;
  readonly restaurant: Restaurant | null;
  readonly devicesOf: DevicesOf;
  readonly now: Instant;
}

/**
 * Queues mail and messages for devices, and adds the audit entry of a change that led to this version
 * of a reservation.
 */
export function reportReservationChange(
  { transaction, mailbox, restaurant, devicesOf, now }: Report,
  reservation: Reservation,
  { overbook = false, ...actor }: Actor,
): void {
  const occasion: ChangeOccasion = changeOccasion(reservation);
  if (mailbox && restaurant && occasion !== "table_changed") {
    queueReservationMail(mailbox, reservation, occasion, { restaurant, now });
  }
  const devices = devicesOf.get(reservation.id) ?? [];
  queuePush(transaction, devices, reservationPush(reservation, occasion, now), now);
  addAudit(transaction, {
    at: now,
    ...actor,
    resto_key: reservation.resto_key,
    target: `reservations/${reservation.id}`,
    code: reservation.code,
    action: `reservation.${occasion}${overbook ? "+overbook" : ""}`,
    version: reservation.version,
  });
}
