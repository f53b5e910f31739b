import { maxMails, restaurantMailLimit } from "@/domain/limits/guest-limits";
import type { Mail } from "@/domain/mail/mail";
import type { Sending } from "@/domain/mail/mail-sender";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, toInstant, toLocal } from "@/domain/time/berlin-time";
import { mailboxKey } from "../contact/contact-keys";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { queueMail } from "./queue-mail-store";
import { countMailsOf, countMailsTo } from "./sent-mails-store";

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
   * @returns whether the mail is queued
   */
  send(mail: GuestMail): boolean;
}

/**
 * Reads how many mails the recipients got. Reads: call it before the first write.
 * @param sentToday mails of the restaurant today; counted if it is missing
 * @param recipients addresses of the mails that the transaction may send; undefined is left out
 */
export async function openMailbox(
  transaction: Transaction,
  recipients: readonly (string | undefined)[],
  restaurant: Sending & Pick<Restaurant, "key" | "url" | "reservation_policy">,
  { now, sentToday: known }: { readonly now: Instant; readonly sentToday?: number },
): Promise<Mailbox> {
  const { key } = restaurant;
  const mailboxes = [...new Set(recipients.flatMap((each) => (each ? mailboxKey(each) : [])))];
  const [sentToday, ...counts] = await Promise.all([
    known === undefined && mailboxes.length > 0
      ? countMailsOf(key, toInstant(toLocal(now).date, 0))
      : (known ?? 0),
    ...mailboxes.map((mailbox) => countMailsTo(transaction, mailbox, now)),
  ]);
  const countOf = new Map(mailboxes.map((mailbox, index) => [mailbox, counts[index] ?? 0]));
  const { seats } = reservationPolicyOf(restaurant);
  let queued = 0;

  return {
    send({ id, target, code, isVerified, to, message }) {
      const mailbox = mailboxKey(to);
      const count = countOf.get(mailbox);
      if (count === undefined) throw new Error("the mailbox was opened without this recipient");
      const isFull = sentToday + queued >= restaurantMailLimit(seats, isVerified);
      if (isFull || count >= maxMails(isVerified)) {
        const dropped = { by: "system", uid: null, action: "mail.dropped" } as const;
        addAudit(transaction, { at: now, ...dropped, resto_key: key, target, code });
        return false;
      }
      queueMail(transaction, { id, to, message, target, mailbox }, restaurant, now);
      countOf.set(mailbox, count + 1);
      queued += 1;
      return true;
    },
  };
}
