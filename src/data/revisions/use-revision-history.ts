import { useMemo, useState } from "react";
import { type Change, listChanges } from "@/domain/revision/changes";
import { useLatestCall } from "../use-latest-call";
import { type RevisionsState, useRevisions } from "../use-revisions";
import type { RevisionedDocument } from "./revisioned-document";

/** Earlier revisions of a document, and the one that is compared with the stored document. */
export interface RevisionHistory extends RevisionsState {
  readonly current: number;
  readonly opened: { readonly rev: number; readonly changes: readonly Change[] } | null;
  /** The last revision asked for could not be read. */
  readonly isUnavailable: boolean;
  /** Compares a revision with the stored document; the opened one is closed. */
  readonly compare: (rev: number) => Promise<void>;
  readonly restore: (rev: number) => Promise<void>;
}

/** History of a document; `onRestore` gets the content of the selected revision. */
export function useRevisionHistory<S extends { readonly rev?: number | undefined }, D>(
  document: RevisionedDocument<S, D>,
  base: S,
  onRestore: (earlier: S, rev: number) => Promise<void>,
): RevisionHistory {
  const { resto_key, kind, part, toDraft } = document;
  const current = base.rev ?? 0;
  const history = useRevisions(resto_key, kind, current);
  const [opened, setOpened] = useState<{ rev: number; revision: S } | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const startCompare = useLatestCall();
  const changes = useMemo(
    () => opened && listChanges(part, toDraft(opened.revision), toDraft(base)),
    [part, toDraft, opened, base],
  );

  /** Closes the opened revision, and keeps one that is still being read from opening. */
  function close(): void {
    startCompare();
    setOpened(null);
  }

  return {
    ...history,
    current,
    opened: opened && changes && { rev: opened.rev, changes },
    isUnavailable,
    compare: async (rev) => {
      if (opened?.rev === rev) return close();
      const isLatest = startCompare();
      const revision = await document.readRevision(rev);
      if (!isLatest()) return;
      setUnavailable(revision === null);
      if (revision) setOpened({ rev, revision });
    },
    restore: async (rev) => {
      const revision = await document.readRevision(rev);
      setUnavailable(revision === null);
      if (!revision) return;
      close();
      await onRestore(revision, rev);
    },
  };
}
