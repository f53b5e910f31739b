import { LIMIT_RETENTION_MS } from "@/domain/limits/guest-limits";
import { type ManagerMailSubject, managerMail } from "@/domain/mail/managers/manager-mail";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import type { ManagerAddress } from "../access/manager-addresses";
import { queueMail } from "../mail/queue-mail-store";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const lastMailOf = (key: string) => database().doc(`limits/unanswered_${key}`);

/** When the managers of a restaurant last got a mail about unanswered orders; null if never. */
export async function readLastManagerMail(
  transaction: Transaction,
  key: string,
): Promise<Instant | null> {
  const mailedAt = plainData(await transaction.get(lastMailOf(key)))?.mailed_at;
  return typeof mailedAt === "number" ? mailedAt : null;
}

/** Queues one mail for each manager, and notes the time. */
export function addUnansweredMails(
  transaction: Transaction,
  managers: readonly ManagerAddress[],
  {
    restaurant,
    now,
    ...about
  }: Omit<ManagerMailSubject, "boardUrl"> & { restaurant: Restaurant; now: Instant },
): void {
  const { key } = restaurant;
  const boardUrl = new URL("/order", adminSite.url).href;
  for (const { uid, email } of managers) {
    const mail = managerMail(email, restaurant, { ...about, boardUrl });
    const id = `${about.kind}_${key}_${now}_${uid}`;
    queueMail(transaction, { ...mail, id, target: `availability/${key}` }, restaurant, now);
  }
  transaction.set(lastMailOf(key), {
    mailed_at: toTimestamp(now),
    expires_at: toTimestamp(now + LIMIT_RETENTION_MS),
  });
}
