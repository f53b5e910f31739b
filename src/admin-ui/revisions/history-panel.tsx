import { Button, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Change } from "@/domain/revision/changes";
import { RETAINED_REVISIONS, type Revision } from "@/domain/revision/revision.schema";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { InlineError } from "../feedback/inline-error";
import { Notice } from "../feedback/notice";
import { ConfirmDialog } from "../overlay/confirm-dialog";
import { ChangeList } from "./change-list";
import type { DescribeChange } from "./describe-change";
import { RevisionRow } from "./revision-row";

/** Earlier revisions as far as they have been read, newest first, and their actions. */
interface History {
  readonly status: "loading" | "ready" | "failed";
  readonly revisions: readonly Revision[];
  readonly more: boolean;
  /** The revision in force; it cannot be compared or restored. */
  readonly current: number;
  /** The revision that is compared, and its differences from the stored document. */
  readonly opened: { readonly rev: number; readonly changes: readonly Change[] } | null;
  readonly isUnavailable: boolean;
  readonly loadMore: () => void;
  readonly compare: (rev: number) => Promise<void>;
  readonly restore: (rev: number) => Promise<void>;
}

interface HistoryPanelProps {
  readonly history: History;
  readonly describe: DescribeChange;
}

/** Earlier revisions with time and author; each can be compared and restored. */
export function HistoryPanel({ history, describe }: HistoryPanelProps) {
  const texts = useTexts(revisionTexts);
  const { status, revisions, more, current, opened } = history;
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <Stack gap="3">
      {history.isUnavailable && <Notice tone="danger" title={texts.unavailable} />}
      {status === "ready" && revisions.length === 0 && <Text>{texts.empty}</Text>}
      {revisions.length > 0 && (
        <Stack as="ol" gap="0" aria-label={texts.title} listStyleType="none">
          {revisions.map((revision) => {
            const isOpen = opened?.rev === revision.rev;
            return (
              <RevisionRow
                key={revision.rev}
                revision={revision}
                isCurrent={revision.rev === current}
                actions={{
                  isOpen,
                  compare: (rev) => void history.compare(rev),
                  restore: setAsked,
                }}
              >
                {isOpen && opened.changes.length === 0 && <Text>{texts.same}</Text>}
                {isOpen && <ChangeList changes={opened.changes} describe={describe} />}
              </RevisionRow>
            );
          })}
        </Stack>
      )}
      {revisions.length > RETAINED_REVISIONS && (
        <Text color="fg.muted">{texts.kept(RETAINED_REVISIONS)}</Text>
      )}
      {status === "loading" && <Text role="status">{texts.loading}</Text>}
      {status === "failed" && (
        <InlineError title={texts.failed} onRetry={history.loadMore} retryLabel={texts.retry} />
      )}
      {status !== "failed" && more && (
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          aria-disabled={status === "loading"}
          onClick={() => status === "ready" && history.loadMore()}
        >
          {texts.more}
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          open
          title={texts.restoreRevision(asked)}
          confirmLabel={texts.confirmYes}
          onConfirm={() => {
            setAsked(null);
            void history.restore(asked);
          }}
          onClose={() => setAsked(null)}
        >
          {texts.confirm(asked)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
