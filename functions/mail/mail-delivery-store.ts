import type { DocumentSnapshot } from "firebase-admin/firestore";
import {
  adoptedMailDelivery,
  beginMailAttempt,
  endMailAttempt,
  type MailOutcome,
} from "@/domain/mail/mail-delivery";
import type { MailDelivery } from "@/domain/mail/mail-delivery.schema";
import { type QueuedMail, queuedMailSchema } from "@/domain/mail/queued-mail.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, transact } from "../runtime/admin-app";
import { logUnreadable } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";
import { readMailRestaurant } from "./mail-restaurant";
import { storedDelivery } from "./stored-delivery";

/** A mail whose attempt has begun, or that has just failed for good. */
export interface ClaimedMail {
  readonly mail: QueuedMail;
  readonly delivery: MailDelivery;
}

/** Site of a restaurant that is not known any more. */
const UNKNOWN_URL = "https://resto.invalid";

const mailOf = (id: string) => database().doc(`mail/${id}`);

/**
 * Begins the next attempt at a mail, in a transaction, so that of several callers one gets it.
 * @returns null if no attempt is due, and for a mail that is deleted or not ours to send
 */
export function claimMail(id: string, now: Instant): Promise<ClaimedMail | null> {
  return transact(`mail ${id}`, async (transaction) => {
    const snapshot = await transaction.get(mailOf(id));
    if (!snapshot.exists || isForeign(snapshot)) return null;
    const checked = queuedMailSchema.safeParse({ ...plainData(snapshot), id });
    if (!checked.success) {
      logUnreadable(snapshot.ref.path, checked.error);
      transaction.update(snapshot.ref, {
        "delivery.state": "failed",
        "delivery.error": "unreadable",
      });
      return null;
    }
    const mail = checked.data;
    const delivery = mail.delivery
      ? beginMailAttempt(mail.delivery, now)
      : beginAdopted(mail, await readMailRestaurant(mail.resto_key, transaction), now);
    if (!delivery) return null;
    transaction.update(snapshot.ref, { delivery: storedDelivery(delivery) });
    return { mail, delivery };
  });
}

/** The first attempt at a mail of an earlier version; `failed` if it is too old. */
function beginAdopted(
  mail: QueuedMail,
  restaurant: Restaurant | null,
  now: Instant,
): MailDelivery | null {
  const adopted = adoptedMailDelivery(mail, restaurant?.url ?? UNKNOWN_URL, now);
  return adopted.state === "failed" ? adopted : beginMailAttempt(adopted, now);
}

/**
 * Stores how an attempt ended. Does nothing if the mail was deleted, or if the attempt took so long
 * that another one has begun and this one failed.
 * @returns the delivery as stored; null if nothing was stored
 */
export function settleMail(
  { mail, delivery }: ClaimedMail,
  outcome: MailOutcome,
  now: Instant,
): Promise<MailDelivery | null> {
  return transact(`mail ${mail.id}`, async (transaction) => {
    const snapshot = await transaction.get(mailOf(mail.id));
    const isOurs = snapshot.get("delivery.attempts") === delivery.attempts;
    if (!snapshot.exists || !(isOurs || outcome.ok)) return null;
    const settled = endMailAttempt(delivery, outcome, now);
    transaction.update(snapshot.ref, { delivery: storedDelivery(settled) });
    return settled;
  });
}

/** Whether an extension of earlier versions handles the mail: its states are in capitals. */
function isForeign(snapshot: DocumentSnapshot): boolean {
  const state: unknown = snapshot.get("delivery.state");
  return typeof state === "string" && state !== state.toLowerCase();
}
