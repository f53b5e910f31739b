import type { MailDelivery } from "@/domain/mail/mail-delivery.schema";
import { toTimestamp } from "../runtime/plain-data-store";

/** Delivery of a mail in Firestore's shape. */
export function storedDelivery({ next_at, sent_at, ...rest }: MailDelivery): object {
  return {
    ...rest,
    ...(next_at !== undefined && { next_at: toTimestamp(next_at) }),
    ...(sent_at !== undefined && { sent_at: toTimestamp(sent_at) }),
  };
}
