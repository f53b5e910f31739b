import { randomUUID } from "node:crypto";
import { retainedUntil } from "@/domain/retention/retention";
import type { DocumentWrite } from "./project";

/** The write of an entry in the audit log for a document that a command changes. */
export function auditEntry(
  change: { readonly action: string; readonly target: string; readonly resto_key: string | null },
  now: Date,
): DocumentWrite {
  const expires_at = new Date(retainedUntil("audit", now.getTime()));
  const data = { at: now, by: "system", uid: null, ...change, expires_at };
  return { path: `audit/${randomUUID()}`, data, expected: { exists: false } };
}
