import { useCallback, useEffect, useState } from "react";
import type { Revision, RevisionKind } from "@/domain/revision/revision.schema";
import { callListRevisions } from "@/firebase/callables/editor-callables";
import { useLatestCall } from "./use-latest-call";

/** Revisions as far as they have been read. */
export interface RevisionsState {
  readonly status: "loading" | "ready" | "failed";
  /** Newest first; the first is the current one. */
  readonly revisions: readonly Revision[];
  readonly more: boolean;
}

const NONE: RevisionsState = { status: "loading", revisions: [], more: false };

/**
 * Reads the history of a menu or restaurant page by page.
 * @param current the current revision; a change reads from the start
 * @returns the state, and `loadMore` for older revisions, or for the same ones after a failure
 */
export function useRevisions(
  resto_key: string,
  kind: RevisionKind,
  current: number,
): RevisionsState & { readonly loadMore: () => Promise<void> } {
  const [state, setState] = useState(NONE);
  const startCall = useLatestCall();

  const load = useCallback(
    async (known: readonly Revision[]) => {
      const isLatest = startCall();
      setState((before) => ({ ...before, status: "loading" }));
      const before_rev = known.at(-1)?.rev;
      const answer = await callListRevisions({
        resto_key,
        kind,
        ...(before_rev === undefined ? {} : { before_rev }),
      });
      if (!isLatest()) return;
      setState((before) =>
        answer.ok
          ? {
              status: "ready",
              revisions: [...known, ...answer.value.revisions],
              more: answer.value.more,
            }
          : { ...before, status: "failed" },
      );
    },
    [resto_key, kind, startCall],
  );

  useEffect(() => {
    // A save has added a revision.
    void load([]);
  }, [load, current]);

  return { ...state, loadMore: () => load(state.revisions) };
}
