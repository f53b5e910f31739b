import { useCallback, useEffect, useState } from "react";
import { type AuditEntry, type AuditPage, readAuditLog } from "@/firebase/repos/audit-repo";
import { useLatestCall } from "../use-latest-call";

/** The audit log as far as it has been read. */
export interface AuditLog {
  readonly status: "loading" | "ready" | "failed";
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  /** Reads older entries; after a failure, the same ones again. */
  readonly readMore: () => void;
  /** Starts again from the latest entry. */
  readonly reload: () => void;
}

interface State {
  readonly of: string;
  readonly status: AuditLog["status"];
  readonly pages: readonly AuditPage[];
}

/**
 * Audit entries of a restaurant and a staff member, page by page; null stands for all. Answers to
 * earlier requests are ignored.
 */
export function useAuditLog(restoKey: string | null, uid: string | null): AuditLog {
  const of = `${restoKey} ${uid}`;
  const [state, setState] = useState<State>({ of: "", status: "loading", pages: [] });
  const startCall = useLatestCall();

  const read = useCallback(
    (from: State, request: () => Promise<AuditPage>) => {
      const isLatest = startCall();
      const answer = (state: State) => isLatest() && setState(state);
      setState({ ...from, status: "loading" });
      request().then(
        (page) => answer({ ...from, status: "ready", pages: [...from.pages, page] }),
        (fault: unknown) => {
          console.error("audit log unavailable", fault);
          answer({ ...from, status: "failed" });
        },
      );
    },
    [startCall],
  );

  const reload = useCallback(() => {
    const empty: State = { of: `${restoKey} ${uid}`, status: "loading", pages: [] };
    read(empty, () => readAuditLog({ restoKey, uid }));
  }, [read, restoKey, uid]);

  useEffect(reload, [reload]);

  const shown: State = state.of === of ? state : { of, status: "loading", pages: [] };
  const readNext = shown.pages.at(-1)?.readNext ?? null;
  return {
    status: shown.status,
    entries: shown.pages.flatMap(({ entries }) => entries),
    hasMore: readNext !== null,
    readMore: () => (readNext ? read(shown, readNext) : reload()),
    reload,
  };
}
