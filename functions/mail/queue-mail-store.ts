import type { Mail } from "@/domain/mail/mail";
import { beginMailAttempt, newMailDelivery } from "@/domain/mail/mail-delivery";
import type { Sending } from "@/domain/mail/mail-sender";
import { retainedUntil } from "@/domain/retention/retention";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { afterCommit, database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";
import { sendClaimed } from "./deliver-mail";
import { storedDelivery } from "./stored-delivery";

/** A mail with its place in the collection. */
interface NewMail extends Mail {
  /** Name of the mail's document; a second mail of that name replaces the first. */
  readonly id: string;
  /** Path of the document that the mail is about. */
  readonly target: string;
  /** Key of the recipient's mailbox, if the mail counts for its limit. */
  readonly mailbox?: string;
}

/**
 * Queues a mail in the transaction of the change that it reports. Its first attempt is stored as
 * begun and is made as soon as the transaction has committed; the schedule repeats one that was
 * lost.
 */
export function queueMail(
  transaction: Transaction,
  { id, to, message, target, mailbox }: NewMail,
  restaurant: Sending & Pick<Restaurant, "key" | "url">,
  now: Instant,
): void {
  const { key: resto_key, url } = restaurant;
  const delivery = beginMailAttempt(newMailDelivery(id, url, now), now);
  if (!delivery) throw new Error("a new mail is due at once");
  const mail = { to, message, resto_key, target };
  transaction.set(database().doc(`mail/${id}`), {
    ...mail,
    mailbox,
    delivery: storedDelivery(delivery),
    created_at: toTimestamp(now),
    expires_at: toTimestamp(retainedUntil("mail", now)),
  });
  const claimed = { mail: { ...mail, id, created_at: now, delivery }, delivery };
  afterCommit(transaction, async () => {
    await sendClaimed(claimed, restaurant);
  });
}
