import { forwardAccountMails } from "./account-mails";
import { createInbox } from "./inbox";
import { startInboxServer } from "./inbox-server";
import { startSmtpListener } from "./smtp-listener";

/** A running mail server of this machine with its inbox page. */
export interface MailServer {
  readonly smtpPort: number;
  /** Of the inbox page, without a trailing slash. */
  readonly inboxUrl: string;
  stop(): Promise<void>;
}

/** Ports of a mail server; 0 lets the system choose. */
export interface MailServerPorts {
  readonly smtp: number;
  readonly inbox: number;
  /** Port of the running local identity provider, whose links are mailed. */
  readonly auth: number;
}

/** Starts an SMTP server and an inbox page for everything that it receives. */
export async function startMailServer({ smtp, inbox, auth }: MailServerPorts): Promise<MailServer> {
  const mails = createInbox();
  const listener = await startSmtpListener(mails, smtp);
  const page = await startInboxServer({ inbox: mails, port: inbox, authPort: auth });
  const stopForwarding = forwardAccountMails({ smtp: listener.port, inbox: page.port, auth });
  return {
    smtpPort: listener.port,
    inboxUrl: `http://localhost:${page.port}`,
    async stop() {
      stopForwarding();
      await Promise.all([listener.stop(), page.stop()]);
    },
  };
}
