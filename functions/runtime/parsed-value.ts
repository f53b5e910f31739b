import { error } from "firebase-functions/logger";

/** What a check of something stored has come to, as the schemas answer it. */
type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: Error };

/**
 * What was stored, if it makes sense. A broken document counts as a missing one and is logged:
 * callers are refused for good, where a fault would have them ask again and again.
 * @param path of the document, as logged
 */
export function soundOrNull<T>(path: string, checked: Checked<T>): T | null {
  if (checked.success) return checked.data;
  error("unreadable document", checked.error, { path });
  return null;
}

/**
 * {@link soundOrNull} for what nothing can go on without.
 * @throws what the check found
 */
export function sound<T>(checked: Checked<T>): T {
  if (!checked.success) throw checked.error;
  return checked.data;
}
