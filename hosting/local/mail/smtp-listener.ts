import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { Inbox } from "./inbox";
import { refusedRecipient } from "./refused-recipient";

const HOST = "127.0.0.1";

/** A running SMTP server. */
export interface SmtpListener {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts an SMTP server on this machine that puts every mail into the inbox and sends none.
 * @param port 0 lets the system choose
 */
export async function startSmtpListener(inbox: Inbox, port: number): Promise<SmtpListener> {
  const attempts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const earlier = attempts.get(address) ?? 0;
      attempts.set(address, earlier + 1);
      const refusal = refusedRecipient(address, earlier);
      if (!refusal) return done();
      const { message, responseCode } = refusal;
      done(Object.assign(new Error(message), { responseCode }));
    },
    onData(stream, { envelope: { mailFrom } }, done) {
      // As the last mail server on the way does.
      const returnPath = `Return-Path: <${mailFrom ? mailFrom.address : ""}>\r\n`;
      const chunks: Buffer[] = [Buffer.from(returnPath)];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        inbox.add(Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  // A client that disconnects is not an error of this server.
  server.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
