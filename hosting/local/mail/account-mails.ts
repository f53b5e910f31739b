import { createTransport } from "nodemailer";
import type { MailBlock } from "@/domain/mail/mail";
import { renderMail } from "@/domain/mail/render-mail";
import { type AccountLink, listAccountLinks } from "./account-links";

const POLL_MS = 500;
const COLOR = "#3f3f46";
const SENDER = { name: "Resto (Anmeldung)", address: "noreply@example.com" };

interface Wording {
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  VERIFY_EMAIL: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    text: "Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.",
    link: "Adresse bestätigen",
  },
  PASSWORD_RESET: {
    subject: "Neues Passwort festlegen",
    text: "Mit diesem Link legen Sie ein neues Passwort fest. Sie wollten das nicht? Dann müssen Sie nichts tun.",
    link: "Passwort festlegen",
  },
};

const SIGN_IN: Wording = {
  subject: "Ihr Link zur Anmeldung",
  text: "Mit diesem Link geht es weiter.",
  link: "Link öffnen",
};

/** Addresses of the local services. */
export interface AccountMailPorts {
  readonly auth: number;
  readonly smtp: number;
  readonly inbox: number;
}

/**
 * Mails the links of the local identity provider, which sends none itself: to confirm an address, to
 * set a password, to sign in.
 * @returns stops
 */
export function forwardAccountMails(ports: AccountMailPorts): () => void {
  const transport = createTransport({ host: "127.0.0.1", port: ports.smtp, ignoreTLS: true });
  const known = new Set<string>();

  async function forward(): Promise<void> {
    const links = await listAccountLinks(ports.auth);
    for (const link of links.filter(({ oobCode }) => !known.has(oobCode))) {
      await transport.sendMail({ from: SENDER, ...accountMail(link, ports.inbox) });
      known.add(link.oobCode);
    }
  }

  let isForwarding = false;
  const timer = setInterval(() => {
    if (isForwarding) return;
    isForwarding = true;
    forward()
      // The backend is starting or stopping; the next round repeats it.
      .catch(() => {})
      .finally(() => {
        isForwarding = false;
      });
  }, POLL_MS);
  return () => {
    clearInterval(timer);
    transport.close();
  };
}

function accountMail({ email, requestType, oobCode, oobLink }: AccountLink, inboxPort: number) {
  const { subject, text, link } = WORDINGS[requestType] ?? SIGN_IN;
  const page = new URLSearchParams({ requestType, oobCode });
  const href = WORDINGS[requestType] ? `http://localhost:${inboxPort}/account?${page}` : oobLink;
  const blocks: MailBlock[] = [
    { kind: "paragraph", text: "Guten Tag," },
    { kind: "important", text },
    { kind: "link", text: link, href },
  ];
  const { to, message } = renderMail({ to: email, subject, language: "de", color: COLOR }, blocks);
  return { to, ...message };
}
