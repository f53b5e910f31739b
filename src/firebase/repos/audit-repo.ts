import * as z from "zod/mini";

const auditEntrySchema = z.object({
  id: z.string(),
  at: z.int(),
  by: z.enum(["guest", "staff", "system"]),
  uid: z.nullable(z.string()),
  resto_key: z.nullable(z.string()),
  target: z.string(),
  action: z.string(),
  /** Code of the order or reservation; absent for other documents. */
  code: z.optional(z.string()),
});

/** One change of a document: what, when and by whom. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Filters the audit log; null stands for all. */
export interface AuditFilter {
  readonly restoKey: string | null;
  readonly uid: string | null;
}

/** One page of the audit log, latest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Reads the next page; null on the last. */
  readonly readNext: (() => Promise<AuditPage>) | null;
}

/**
 * Reads the latest entries of the audit log; for super-administrators.
 * @throws when the server cannot be reached or refuses
 */
export async function readAuditLog(filter: AuditFilter): Promise<AuditPage> {
  const { readAuditPage } = await import("./audit-queries");
  return readAuditPage(filter, parseEntry);
}

function parseEntry(data: unknown): AuditEntry | null {
  const parsed = auditEntrySchema.safeParse(data);
  if (!parsed.success) console.error("unreadable audit entry left out", parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
