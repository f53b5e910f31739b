/** Answer of a mail server that refuses a recipient. */
export interface SmtpRefusal {
  readonly responseCode: number;
  readonly message: string;
}

/**
 * Refuses some recipients, so that the faults of real mail servers can be tried: `rejected@…` for
 * good, `busy@…` for now, and `busy2@…` for now in the first two attempts.
 * @param earlierAttempts attempts at this recipient before this one
 */
export function refusedRecipient(address: string, earlierAttempts: number): SmtpRefusal | null {
  if (/^rejected\b/i.test(address)) {
    return { responseCode: 550, message: `5.1.1 <${address}>: no such user` };
  }
  const busy = /^busy(\d*)\b/i.exec(address);
  if (!busy || (busy[1] !== "" && earlierAttempts >= Number(busy[1]))) return null;
  return { responseCode: 451, message: `4.3.0 <${address}>: try again later` };
}
