import { beginMailAttempt, endMailAttempt, type MailOutcome } from "@/domain/mail/mail-delivery";
import type { MailDelivery } from "@/domain/mail/mail-delivery.schema";
import { type QueuedMail, queuedMailSchema } from "@/domain/mail/queued-mail.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, transact } from "../runtime/admin-app";
import { logUnreadable } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";
import { storedDelivery } from "./stored-delivery";

/** A mail whose attempt has begun, or that has just failed for good. */
export interface ClaimedMail {
  readonly mail: QueuedMail;
  readonly delivery: MailDelivery;
}

const mailOf = (id: string) => database().doc(`mail/${id}`);

/**
 * Begins the next attempt at a mail, in a transaction, so that of several callers one gets it.
 * @returns null if no attempt is due, and for a mail that is deleted or unreadable
 */
export function claimMail(id: string, now: Instant): Promise<ClaimedMail | null> {
  return transact(`mail ${id}`, async (transaction) => {
    const snapshot = await transaction.get(mailOf(id));
    if (!snapshot.exists) return null;
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
    const delivery = beginMailAttempt(mail.delivery, now);
    if (!delivery) return null;
    transaction.update(snapshot.ref, { delivery: storedDelivery(delivery) });
    return { mail, delivery };
  });
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
