import { FieldValue } from "firebase-admin/firestore";
import { LIMIT_RETENTION_MS, mailLimits, restaurantMailLimit } from "@/domain/limits/guest-limits";
import type { Mail } from "@/domain/mail/mail";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { mailboxKey } from "../contact/contact-keys";
import { type EventCount, readEvents } from "../limits/limit-store";
import { mailSubject } from "../limits/limit-subjects";
import { database, type Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { toTimestamp } from "../runtime/plain-data-store";
import { queueMail } from "./queue-mail-store";

/** A mail about an order or a reservation. */
interface GuestMail extends Mail {
  /** Name of the mail's document. */
  readonly id: string;
  /** Path of the order or reservation. */
  readonly target: string;
  readonly code: string;
  /** Whether `to` is the verified address of the account that made `target`. */
  readonly isVerified: boolean;
}

/** Queues mails of one restaurant in a transaction. */
export interface Mailbox {
  /**
   * Queues a mail, or notes in the audit log that a limit dropped it (docs/rules.md#limits). Writes:
   * call it after the last read.
   */
  send(mail: GuestMail): void;
}

/**
 * Reads how many mails the recipients got. Reads: call it before the first write.
 * @param recipients addresses of the mails that the transaction may send; undefined is left out
 */
export async function openMailbox(
  transaction: Transaction,
  recipients: readonly (string | undefined)[],
  restaurant: Pick<Restaurant, "key" | "url" | "reservation_policy">,
  now: Instant,
): Promise<Mailbox> {
  const { key } = restaurant;
  const mailboxes = [...new Set(recipients.flatMap((each) => (each ? mailboxKey(each) : [])))];
  const day = database().doc(`limits/mails_${key}_${toLocal(now).date}`);
  const [sentToday, ...counts] = await Promise.all([
    // Outside the transaction: guests of one restaurant must not wait for each other's mails.
    mailboxes.length > 0 ? day.get().then((each) => Number(each.get("mail_count") ?? 0)) : 0,
    ...mailboxes.map((mailbox) =>
      readEvents(transaction, "mails_at", [mailSubject(mailbox)], mailLimits(true)),
    ),
  ]);
  const countOf = new Map(mailboxes.map((mailbox, index) => [mailbox, counts[index]]));
  const { seats } = reservationPolicyOf(restaurant);
  let queued = 0;

  return {
    send({ id, target, code, isVerified, to, message }) {
      const count = countOf.get(mailboxKey(to));
      if (!count) throw new Error("the mailbox was opened without this recipient");
      const isFull = sentToday + queued >= restaurantMailLimit(seats, isVerified);
      if (isFull || !mayReceive(count, isVerified, now)) {
        const dropped = { by: "system", uid: null, action: "mail.dropped" } as const;
        addAudit(transaction, { at: now, ...dropped, resto_key: key, target, code });
        return;
      }
      queueMail(transaction, { id, to, message, target }, restaurant, now);
      count.add(now);
      queued += 1;
      transaction.set(
        day,
        {
          mail_count: FieldValue.increment(1),
          expires_at: toTimestamp(now + LIMIT_RETENTION_MS),
        },
        { merge: true },
      );
    },
  };
}

function mayReceive(count: EventCount, isVerified: boolean, now: Instant): boolean {
  return count.check(now, mailLimits(isVerified)).ok;
}
