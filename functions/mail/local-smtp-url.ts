import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The mail server of `npm start` (hosting/local/mail). */
const STANDARD_URL = "smtp://127.0.0.1:1025?from=resto@example.com";

/**
 * Mail server of a local backend: `RESTO_LOCAL_SMTP_URL`, else the file `smtp-url` in the backend's
 * temporary folder. A local backend passes no other environment to its functions.
 */
export function localSmtpUrl(): string {
  const file = join(tmpdir(), "smtp-url");
  return (
    process.env.RESTO_LOCAL_SMTP_URL ??
    (existsSync(file) ? readFileSync(file, "utf8").trim() : STANDARD_URL)
  );
}
