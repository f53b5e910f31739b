import * as z from "zod/mini";

const auditEntrySchema = z.object({
  id: z.string(),
  at: z.int(),
  by: z.enum(["guest", "staff", "system"]),
  uid: z.nullable(z.string()),
  resto_key: z.nullable(z.string()),
  target: z.string(),
  action: z.string(),
});

/** Who did what to which document, and when (contract section 2). */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What of the trail is wanted; null stands for all. */
export interface AuditFilter {
  readonly restoKey: string | null;
  readonly uid: string | null;
}

/** One page of the trail, latest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Reads the page after it; null where this is the last. */
  readonly readNext: (() => Promise<AuditPage>) | null;
}

/**
 * Reads the latest entries of the trail; for super-administrators.
 * @throws where the server cannot be reached or refuses
 */
export async function readAuditLog(filter: AuditFilter): Promise<AuditPage> {
  const { readAuditPage } = await import("./audit-repo-queries");
  return readAuditPage(filter, parseEntry);
}

function parseEntry(data: unknown): AuditEntry | null {
  const parsed = auditEntrySchema.safeParse(data);
  if (!parsed.success) console.error("unreadable audit entry left out", parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
