import type { MailOutcome } from "./mail-delivery";

/** A mail client's report about a failed attempt; incomplete without the server's answer. */
export interface SmtpFault {
  /** Of the client, for example `ECONNECTION`. */
  readonly code?: string;
  /** Of the server, 400…599. */
  readonly responseCode?: number;
  /** The server's answer, for example "550 5.1.1 No such user". */
  readonly response?: string;
  /** The refused command, for example `RCPT TO`. */
  readonly command?: string;
}

/** Refusals of these concern this mail; of others, such as `AUTH`, every mail of the project. */
const COMMANDS_OF_ONE_MAIL = /^(?:RCPT TO|DATA)/i;

/** Enhanced status code (RFC 3463). */
const STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/;

/**
 * Outcome of a failed attempt. Permanent if the server refuses this recipient or this text with 5xx.
 * Everything else passes or can be mended: no connection, 4xx, a wrong password, a sender that the
 * server does not accept yet. `error` contains codes only, because servers repeat addresses.
 */
export function smtpOutcome({ code, responseCode, response, command }: SmtpFault): MailOutcome {
  const isRefused = responseCode !== undefined && responseCode >= 500;
  const verb = command === undefined ? undefined : /^[A-Z]+(?: TO| FROM)?/.exec(command)?.[0];
  const parts = [code, verb, responseCode, STATUS.exec(response ?? "")?.[0]];
  return {
    ok: false,
    error: parts.filter((part) => part !== undefined).join(" ") || "unknown",
    isPermanent: isRefused && COMMANDS_OF_ONE_MAIL.test(command ?? ""),
  };
}
