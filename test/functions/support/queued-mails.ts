import { randomUUID } from "node:crypto";
import { deliverMail } from "@/functions/mail/deliver-mail";
import { adminSet } from "@/test/harness/admin";
import { at, KITCHEN, testKitchen } from "./test-kitchen";

/** Right side of the Message-IDs of the test kitchen. */
export const MAIL_HOST = new URL(testKitchen.url).hostname;

/** An address that no other test uses. */
export const newAddress = (kind = "gast") => `${kind}-${randomUUID()}@example.com`;

/** Stores a mail whose first attempt is due. */
export async function storeMail(
  to: string,
  changes: { delivery?: object; created_at?: Date } = {},
) {
  const id = `order_${randomUUID()}_1`;
  await adminSet(`mail/${id}`, { ...mailTo(to, id), ...changes });
  return id;
}

function mailTo(to: string, id: string) {
  return {
    to,
    message: { subject: "Ihre Bestellung", text: "Danke", html: "<p>Danke</p>" },
    resto_key: KITCHEN,
    target: "orders/one",
    created_at: new Date(at("18:00")),
    delivery: {
      state: "pending",
      attempts: 0,
      message_id: `<${id}@${MAIL_HOST}>`,
      next_at: new Date(at("18:00")),
    },
  };
}

/** A mail whose n-th attempt has failed and whose next one is due at 18:05. */
const retried = (attempts: number) => ({
  delivery: {
    state: "pending",
    attempts,
    message_id: `<${randomUUID()}@${MAIL_HOST}>`,
    next_at: new Date(at("18:05")),
  },
});

/** Stores a mail as {@link retried}. */
export const storeRetried = (to: string, attempts: number) => storeMail(to, retried(attempts));

/** Makes the next attempt at a mail in this process. */
export const attempt = (id: string) => deliverMail(id);
