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
 * Stores how an attempt ended: that a mail was sent without reading it again. Does nothing if the mail
 * was deleted, or if the attempt took so long that another one has begun and this one failed.
 * @returns the delivery as stored; null if nothing was stored
 */
export async function settleMail(
  { mail, delivery }: ClaimedMail,
  outcome: MailOutcome,
  now: Instant,
): Promise<MailDelivery | null> {
  const settled = endMailAttempt(delivery, outcome, now);
  if (outcome.ok) return (await markSent(mail.id, settled)) ? settled : null;
  return transact(`mail ${mail.id}`, async (transaction) => {
    const snapshot = await transaction.get(mailOf(mail.id));
    if (snapshot.get("delivery.attempts") !== delivery.attempts) return null;
    transaction.update(snapshot.ref, { delivery: storedDelivery(settled) });
    return settled;
  });
}

/** gRPC code of an update of a document that does not exist. */
const NOT_FOUND = 5;

/** @returns false if the mail was deleted */
async function markSent(id: string, delivery: MailDelivery): Promise<boolean> {
  try {
    await mailOf(id).update({ delivery: storedDelivery(delivery) });
    return true;
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === NOT_FOUND) return false;
    throw fault;
  }
}
