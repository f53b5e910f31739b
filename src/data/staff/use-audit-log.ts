import { ok } from "@/domain/result/result";
import { type AuditEntry, type AuditPage, readAuditLog } from "@/firebase/repos/audit-repo";
import { type Read, useRead } from "../use-read";

/** The audit log as far as it has been read. */
export interface AuditLog extends Pick<Read<AuditPage>, "status" | "reload" | "readMore"> {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
}

/** Audit entries of a restaurant and a staff member, page by page; null stands for all. */
export function useAuditLog(restoKey: string | null, uid: string | null): AuditLog {
  const { value, status, reload, readMore } = useRead<AuditPage, never>(
    `audit log ${restoKey} ${uid}`,
    async (known) => {
      const page = await (known?.readNext?.() ?? readAuditLog({ restoKey, uid }));
      return ok({ ...page, entries: [...(known?.entries ?? []), ...page.entries] });
    },
  );
  const { entries = [], readNext = null } = value ?? {};
  return { status, entries, hasMore: readNext !== null, reload, readMore };
}
