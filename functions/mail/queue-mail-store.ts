import type { Mail } from "@/domain/mail/mail";
import { newMailDelivery } from "@/domain/mail/mail-delivery";
import { retainedUntil } from "@/domain/retention/retention";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";
import { storedDelivery } from "./stored-delivery";

/** A mail with its place in the collection. */
interface NewMail extends Mail {
  /** Name of the mail's document; a second mail of that name replaces the first. */
  readonly id: string;
  /** Path of the document that the mail is about. */
  readonly target: string;
}

/** Queues a mail in the transaction of the change that it reports; `sendQueuedMail` sends it. */
export function queueMail(
  transaction: Transaction,
  { id, to, message, target }: NewMail,
  { key, url }: Pick<Restaurant, "key" | "url">,
  now: Instant,
): void {
  transaction.set(database().doc(`mail/${id}`), {
    to,
    message,
    resto_key: key,
    target,
    delivery: storedDelivery(newMailDelivery(id, url, now)),
    created_at: toTimestamp(now),
    expires_at: toTimestamp(retainedUntil("mail", now)),
  });
}
