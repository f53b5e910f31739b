import { DAY_MS, type Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

const mails = () => database().collection("mail");

/** Number of mails to a mailbox in the last 24 hours, about all restaurants. */
export async function countMailsTo(
  transaction: Transaction,
  mailbox: string,
  now: Instant,
): Promise<number> {
  const sent = mails().where("mailbox", "==", mailbox);
  const recent = sent.where("created_at", ">", toTimestamp(now - DAY_MS));
  return (await transaction.get(recent.count())).data().count;
}

/** Number of mails of a restaurant since an instant. Outside any transaction: guests must not wait. */
export async function countMailsOf(key: string, since: Instant): Promise<number> {
  const sent = mails().where("resto_key", "==", key);
  return (await sent.where("created_at", ">=", toTimestamp(since)).count().get()).data().count;
}
