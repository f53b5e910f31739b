import { useEffect, useRef } from "react";
import { ok } from "@/domain/result/result";
import type { Revision, RevisionKind } from "@/domain/revision/revision.schema";
import { callListRevisions } from "@/firebase/callables/editor-callables";
import { type Read, useRead } from "./use-read";

/** Revisions as far as they have been read. */
export interface RevisionsState extends Pick<Read<never>, "status"> {
  /** Newest first; the first is the current one. */
  readonly revisions: readonly Revision[];
  readonly more: boolean;
  /** Reads older revisions; after a failure, the same ones again. */
  readonly loadMore: () => void;
}

/**
 * Reads the history of a menu or restaurant page by page.
 * @param current the current revision; a change reads from the start
 */
export function useRevisions(
  resto_key: string,
  kind: RevisionKind,
  current: number,
): RevisionsState {
  const { value, status, reload, readMore } = useRead<
    Omit<RevisionsState, "status" | "loadMore">,
    unknown
  >(`revisions of ${kind} ${resto_key}`, async (known) => {
    const before_rev = known?.revisions.at(-1)?.rev;
    const page = before_rev === undefined ? {} : { before_rev };
    const answer = await callListRevisions({ resto_key, kind, ...page });
    if (!answer.ok) return answer;
    const { revisions, more } = answer.value;
    return ok({ revisions: [...(known?.revisions ?? []), ...revisions], more });
  });
  const read = useRef(current);
  useEffect(() => {
    if (read.current === current) return;
    read.current = current;
    reload();
  }, [current, reload]);
  const { revisions = [], more = false } = value ?? {};
  return { status, revisions, more, loadMore: readMore };
}
