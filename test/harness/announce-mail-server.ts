import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { localSmtpUrl } from "@/hosting/local/mail/mail-server";

/**
 * Tells the functions of a backend which mail server is theirs; without it they use the standard port.
 * @param tmpFolder of the backend
 */
export function announceMailServer(tmpFolder: string, smtpPort: number): void {
  writeFileSync(join(tmpFolder, "smtp-url"), localSmtpUrl(smtpPort));
}
