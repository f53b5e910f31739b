import { error } from "firebase-functions/logger";

/** Result of parsing a stored document with a schema. */
export type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: Error };

/**
 * The parsed value, or null. An unreadable document counts as missing and is logged: a refusal
 * ends the call, whereas a fault would make callers retry forever.
 * @param path of the document, as logged
 */
export function parsedOrNull<T>(path: string, parsed: Parsed<T>): T | null {
  if (parsed.success) return parsed.data;
  error("unreadable document", parsed.error, { path });
  return null;
}

/** @throws the error of the schema */
export function parsedOrThrow<T>(parsed: Parsed<T>): T {
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}
