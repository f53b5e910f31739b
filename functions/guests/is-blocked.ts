import { type Refusal, refusal } from "@/domain/result/refusal";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { phoneKey } from "../contact/contact-keys";
import type { Transaction } from "../runtime/admin-app";
import { blockId } from "./block-id";
import { readBlocks } from "./block-store";

interface Sender {
  readonly resto_key: string;
  readonly uid: string;
  readonly phone: string;
  readonly now: Instant;
}

/** Whether the restaurant has blocked the account or the phone number of an order or reservation. */
export async function isBlocked(
  transaction: Transaction,
  { resto_key, uid, phone, now }: Sender,
): Promise<boolean> {
  const ids = [{ uid }, { contact_key: phoneKey(phone) }].map((of) => blockId(resto_key, of));
  return (await readBlocks(ids, transaction)).some(({ until }) => until > now);
}

/** BLOCKED with the number to call. */
export function blockedRefusal({ phones: [phone] }: Pick<Restaurant, "phones">): Refusal {
  return refusal("BLOCKED", phone === undefined ? {} : { phone });
}
