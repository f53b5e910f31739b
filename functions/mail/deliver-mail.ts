import { error, warn } from "firebase-functions/logger";
import type { MailOutcome } from "@/domain/mail/mail-delivery";
import type { MailDelivery } from "@/domain/mail/mail-delivery.schema";
import { mailSender, type Sending } from "@/domain/mail/mail-sender";
import { smtpOutcome } from "@/domain/mail/smtp-outcome";
import { mailSenders } from "@/tenant-configs/mail-senders";
import { cachedReader } from "../runtime/cached-reader-store";
import { serverNow } from "../runtime/server-now";
import { type ClaimedMail, claimMail, settleMail } from "./mail-delivery-store";
import { readMailRestaurant } from "./mail-restaurant";
import { smtpClient } from "./smtp-transport";

/**
 * Makes the next attempt at a queued mail, if one is due (docs/rules.md#mail-delivery). A mail that
 * fails for good is logged as "mail not delivered".
 * @returns the state after the attempt; null without one
 */
export async function deliverMail(id: string): Promise<MailDelivery["state"] | null> {
  const claimed = await claimMail(id, await serverNow());
  if (!claimed) return null;
  if (claimed.delivery.state === "failed") {
    reportFailure(claimed, claimed.delivery);
    return "failed";
  }
  const restaurant = await readMailRestaurant(claimed.mail.resto_key, cachedReader);
  return sendClaimed(claimed, restaurant);
}

/**
 * Makes an attempt that has begun.
 * @returns the state after the attempt; null if the mail was deleted, or another attempt has begun
 */
export async function sendClaimed(
  claimed: ClaimedMail,
  restaurant: Sending | null,
): Promise<MailDelivery["state"] | null> {
  const outcome = await attempt(claimed, restaurant);
  const settled = await settleMail(claimed, outcome, await serverNow());
  if (settled?.state === "failed") reportFailure(claimed, settled);
  else if (!outcome.ok) warn("mail attempt failed", context(claimed, claimed.delivery, outcome));
  return settled?.state ?? null;
}

async function attempt(
  { mail, delivery }: ClaimedMail,
  restaurant: Sending | null,
): Promise<MailOutcome> {
  try {
    const client = await smtpClient();
    const sender = mailSender(restaurant, ownSender(mail.resto_key) ?? client.sender);
    await client.send(mail, delivery.message_id, sender);
    return { ok: true };
  } catch (fault) {
    return outcomeOf(fault);
  }
}

function outcomeOf(fault: unknown): MailOutcome {
  if (fault instanceof Error && fault.message.startsWith("SMTP_URL ")) {
    return { ok: false, error: fault.message, isPermanent: false };
  }
  return smtpOutcome(fault !== null && typeof fault === "object" ? fault : {});
}

function ownSender(key: string): string | undefined {
  return Object.hasOwn(mailSenders, key) ? mailSenders[key] : undefined;
}

/** Alerts look for this message (docs/operations.md). */
function reportFailure(claimed: ClaimedMail, delivery: MailDelivery): void {
  error("mail not delivered", context(claimed, delivery, delivery));
}

/**
 * Without personal data: an id may name an account, so only the kind of mail and its subject
 * matter.
 */
function context(
  { mail }: ClaimedMail,
  { attempts }: MailDelivery,
  { error: reason }: { readonly error?: string },
): object {
  const kind = /^[a-z]+/.exec(mail.id)?.[0] ?? "mail";
  return { kind, resto_key: mail.resto_key, target: mail.target, attempts, reason };
}
