import { randomUUID } from "node:crypto";
import { newMailDelivery } from "@/domain/mail/mail-delivery";
import { renderMail } from "@/domain/mail/render-mail";
import { retainedUntil } from "@/domain/retention/retention";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { CommandError } from "../lib/command-error";
import { commitDocuments, type Project, readDocument } from "./project";

const POLL_MS = 500;

interface Delivery {
  readonly state?: string;
  readonly attempts?: number;
  readonly error?: string;
}

/**
 * Queues a mail for the schedule and waits until the mail server has taken it.
 * @param timeoutMs the schedule runs every minute
 * @throws CommandError that says what is wrong
 */
export async function sendTestMail(
  project: Project,
  restaurant: Pick<Restaurant, "key" | "url" | "title" | "color">,
  { to, timeoutMs }: { to: string; timeoutMs: number },
): Promise<void> {
  const id = `test_${randomUUID()}`;
  const path = `mail/${id}`;
  const data = testMail(restaurant, { id, to, now: Date.now() });
  await commitDocuments(project, [{ path, data, expected: { exists: false } }]);
  const { state, attempts = 0, error } = await settledDelivery(project, path, timeoutMs);
  if (state === "sent") return;
  if (error) {
    const next = state === "pending" ? "It is tried again: " : "It is not tried again: ";
    throw new CommandError(
      `The mail was not sent: ${error}. ${next}docs/operations.md#mail-backlog.`,
    );
  }
  throw new CommandError(
    attempts > 0
      ? "The mail server has not answered yet. Check host and port in SMTP_URL."
      : "The schedule has not taken the mail. Deploy the functions, or read the log of the mails.",
  );
}

function testMail(
  { key, url, title, color }: Parameters<typeof sendTestMail>[1],
  { id, to, now }: { id: string; to: string; now: number },
): object {
  const subject = `Test: Mails von ${title}`;
  const { message } = renderMail({ to, subject, language: "de", color }, [
    { kind: "important", text: `${title} kann Mails verschicken.` },
    { kind: "paragraph", text: "Gäste antworten an die Adresse des Restaurants." },
    { kind: "link", text: "Zum Restaurant", href: url },
  ]);
  return {
    to,
    message,
    resto_key: key,
    target: `public/${key}`,
    created_at: new Date(now),
    expires_at: new Date(retainedUntil("mail", now)),
    delivery: { ...newMailDelivery(id, url, now), next_at: new Date(now) },
  };
}

/** The delivery once an attempt has ended, or as it is when the time is over. */
async function settledDelivery(
  project: Project,
  path: string,
  timeoutMs: number,
): Promise<Delivery> {
  const endsAt = Date.now() + timeoutMs;
  for (;;) {
    const stored = await readDocument(project, path);
    const delivery = (stored?.data.delivery ?? {}) as Delivery;
    if (delivery.state !== "pending" || delivery.error || Date.now() > endsAt) return delivery;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
