import type { AuditLog } from "@/data/use-audit-log";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorState } from "@/ui/feedback/error-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import { AuditTable } from "./audit-table";

interface AuditResultsProps {
  readonly log: AuditLog;
  readonly restaurants: readonly Restaurant[];
  readonly names: ReadonlyMap<string, string>;
  readonly onSelectAccount: (uid: string) => void;
}

/** The entries and a button for older ones; or the loading, empty or error state. */
export function AuditResults({ log, ...shown }: AuditResultsProps) {
  const texts = useTexts(auditTexts);
  const { status, entries, hasMore, readMore } = log;
  return (
    <>
      <p className="visually-hidden" role="status">
        {status === "ready" && texts.count(entries.length)}
      </p>
      {entries.length > 0 && <AuditTable entries={entries} {...shown} />}
      {status === "loading" && <LoadingState label={texts.loading} />}
      {status === "failed" && <ErrorState onRetry={readMore} />}
      {status === "ready" && entries.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={texts.empty} />
      )}
      {status !== "failed" && hasMore && (
        <button
          className="button button--outline audit__more"
          type="button"
          aria-disabled={status === "loading"}
          onClick={() => status === "ready" && readMore()}
        >
          {texts.more}
        </button>
      )}
      {status === "ready" && !hasMore && entries.length > 0 && (
        <p className="audit__end">{texts.end}</p>
      )}
    </>
  );
}
