import { useState } from "react";
import { type Change, listChanges } from "@/domain/revision/changes";
import { type RevisionsState, useRevisions } from "../use-revisions";
import type { RevisionedDocument } from "./revisioned-document";

/** Earlier revisions of a document, and the one that is compared with the stored document. */
export interface RevisionHistory extends RevisionsState {
  readonly current: number;
  readonly opened: { readonly rev: number; readonly changes: readonly Change[] } | null;
  /** The last revision asked for could not be read. */
  readonly isUnavailable: boolean;
  readonly loadMore: () => Promise<void>;
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
  const [opened, setOpened] = useState<RevisionHistory["opened"]>(null);
  const [isUnavailable, setUnavailable] = useState(false);

  async function read(rev: number): Promise<S | null> {
    const revision = await document.readRevision(rev);
    setUnavailable(revision === null);
    return revision;
  }

  return {
    ...history,
    current,
    opened,
    isUnavailable,
    compare: async (rev) => {
      if (opened?.rev === rev) return setOpened(null);
      const revision = await read(rev);
      if (!revision) return;
      setOpened({ rev, changes: listChanges(part, toDraft(revision), toDraft(base)) });
    },
    restore: async (rev) => {
      const revision = await read(rev);
      if (!revision) return;
      setOpened(null);
      await onRestore(revision, rev);
    },
  };
}
