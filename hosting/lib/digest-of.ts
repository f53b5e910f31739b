import { createHash } from "node:crypto";

const LENGTH = 8;

/** Short hash for file names: 8 characters of `[A-Za-z0-9_-]`. */
export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, LENGTH);
}
