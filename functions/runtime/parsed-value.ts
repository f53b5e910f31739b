import { error } from "firebase-functions/logger";
import { parseReadableParts, type ReadableParts } from "@/domain/stored-data/parse-readable-parts";

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
  logUnreadable(path, parsed.error);
  return null;
}

/** Reports a document that cannot be parsed. Alerts look for this message (docs/operations.md). */
export function logUnreadable(path: string, fault: Error): void {
  error("unreadable document", fault, { path });
}

/** @throws the error of the schema */
export function parsedOrThrow<T>(parsed: Parsed<T>): T {
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

/** {@link parseReadableParts} of a stored document, which is logged if parts are left out. */
export function readableParts<T>(
  path: string,
  parse: Parameters<typeof parseReadableParts<T>>[0],
  data: object,
): ReadableParts<T> | null {
  return parseReadableParts(parse, data, (fault) => logUnreadable(path, fault));
}
