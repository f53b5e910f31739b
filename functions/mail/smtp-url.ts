/** Address and credentials of a mail server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  /** Address that the project's mails come from. */
  readonly sender: string;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "smtps:": 465, "smtp:": 587 };
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/**
 * Reads `smtps://user:password@host:465?from=address`. User and password are percent-encoded. Without
 * `from`, the user name is the sender.
 * @throws Error that says what is wrong, without the value: it contains the password
 */
export function parseSmtpUrl(text: string): SmtpSettings {
  if (!URL.canParse(text)) throw invalid("is missing or not a URL");
  const url = new URL(text);
  const defaultPort = DEFAULT_PORTS[url.protocol];
  if (defaultPort === undefined) throw invalid("does not begin with smtps:// or smtp://");
  if (url.hostname === "") throw invalid("names no host");
  const user = decoded(url.username);
  // In a query, "+" means a blank; in an address, it is part of the name.
  const sender = decoded(/[?&]from=([^&]*)/.exec(url.search)?.[1] ?? "") || user;
  if (!ADDRESS.test(sender)) throw invalid("names no sender: add ?from=<address>");
  return {
    host: url.hostname,
    port: Number(url.port) || defaultPort,
    secure: url.protocol === "smtps:",
    ...(user !== "" && { auth: { user, pass: decoded(url.password) } }),
    sender,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid("contains a % that begins no percent-encoding");
  }
}

function invalid(what: string): Error {
  return new Error(`SMTP_URL ${what}`);
}
