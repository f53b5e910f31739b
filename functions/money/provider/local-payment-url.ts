import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The payment provider of `npm start` (hosting/local/payment). */
const STANDARD_URL = "http://127.0.0.1:12111";

/**
 * Address of a local backend's payment provider: `RESTO_LOCAL_PAYMENT_URL`, else the file `payment-url`
 * in the backend's temporary folder. A local backend passes no other environment to its functions.
 */
export function localPaymentUrl(): URL {
  const file = join(tmpdir(), "payment-url");
  return new URL(
    process.env.RESTO_LOCAL_PAYMENT_URL ??
      (existsSync(file) ? readFileSync(file, "utf8").trim() : STANDARD_URL),
  );
}
