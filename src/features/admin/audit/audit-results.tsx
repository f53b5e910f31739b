import { Button, Text } from "@chakra-ui/react";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import type { AuditLog } from "@/data/staff/use-audit-log";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { useTexts } from "@/i18n/use-texts";
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
      {status === "loading" && (
        <TableSkeleton rows={entries.length > 0 ? 2 : 8} label={texts.loading} />
      )}
      {status === "failed" && <InlineError title={texts.failed} onRetry={readMore} />}
      {status === "ready" && entries.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={texts.empty} />
      )}
      {status !== "failed" && hasMore && (
        <Button
          type="button"
          variant="outline"
          colorPalette="gray"
          alignSelf="center"
          aria-disabled={status === "loading"}
          onClick={() => status === "ready" && readMore()}
        >
          {texts.more}
        </Button>
      )}
      {status === "ready" && !hasMore && entries.length > 0 && (
        <Text color="fg.muted" textAlign="center">
          {texts.end}
        </Text>
      )}
    </>
  );
}
