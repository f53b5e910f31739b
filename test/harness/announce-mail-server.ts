import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Tells the functions of a backend which mail server is theirs; without it they use the standard port.
 * @param tmpFolder of the backend
 */
export function announceMailServer(tmpFolder: string, smtpPort: number): void {
  writeFileSync(join(tmpFolder, "smtp-url"), localSmtpUrl(smtpPort));
}

/** SMTP address of a mail server, as the functions read it. */
export function localSmtpUrl(smtpPort: number): string {
  return `smtp://127.0.0.1:${smtpPort}?from=resto@example.com`;
}
