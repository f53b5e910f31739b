import type { MailSender } from "@/domain/mail/mail-sender";
import type { QueuedMail } from "@/domain/mail/queued-mail.schema";
import { isLocalBackend } from "../runtime/is-local-backend";
import { smtpUrl } from "../runtime/sending-secrets";
import { localSmtpUrl } from "./local-smtp-url";
import { parseSmtpUrl } from "./smtp-url";

/** An attempt must end before the time limit of the function. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connections to the mail server, kept open between mails. */
export interface SmtpClient {
  /** The project's address. */
  readonly sender: string;
  /** @throws the fault of the mail client: see `smtpOutcome` */
  send(mail: QueuedMail, messageId: string, sender: MailSender): Promise<void>;
}

let current: { readonly url: string; readonly client: Promise<SmtpClient> } | null = null;

/**
 * The client of this instance.
 * @throws Error without a valid `SMTP_URL`; the message does not contain it
 */
export function smtpClient(): Promise<SmtpClient> {
  const url = readSmtpUrl();
  if (current?.url !== url) current = { url, client: connect(url) };
  return current.client;
}

function readSmtpUrl(): string {
  return isLocalBackend() ? localSmtpUrl() : smtpUrl.value().trim();
}

async function connect(url: string): Promise<SmtpClient> {
  const { sender, ...server } = parseSmtpUrl(url);
  // Most instances start for a call that sends no mail.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...server,
    ...TIMEOUTS,
    pool: true,
    maxConnections: 2,
    requireTLS: !server.secure && !isLocalBackend(),
    ignoreTLS: isLocalBackend(),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sender,
    async send({ to, message }, messageId, { from, replyTo }) {
      await transport.sendMail({
        ...message,
        attachments: message.attachments?.map((each) => ({ ...each })),
        from,
        replyTo,
        to: { name: "", address: to },
        messageId,
        // Bounces go to the project's mailbox, whatever domain the restaurant sends from.
        envelope: { from: sender, to },
        // Keeps out-of-office replies away (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
  };
}
