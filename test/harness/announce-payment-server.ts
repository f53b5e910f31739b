import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Tells the functions of a backend which payment provider is theirs; without it they use the standard
 * port.
 * @param tmpFolder of the backend
 */
export function announcePaymentServer(tmpFolder: string, url: string): void {
  writeFileSync(join(tmpFolder, "payment-url"), url);
}
