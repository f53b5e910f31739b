import { useCallback, useEffect, useRef, useState } from "react";
import type { Result } from "@/domain/result/result";
import { onConnectionReturn } from "@/page-lifecycle/connection-return";
import { useLatest } from "@/ui/use-latest";
import { useLatestCall } from "./use-latest-call";

interface State<T, E> {
  readonly key: string | null;
  /** The last value for this key; null before the first one. It stays while it is read again. */
  readonly value: T | null;
  readonly status: "loading" | "ready" | "failed";
  /** Why the last read failed, also while it is repeated; null for a fault, which is logged. */
  readonly error: E | null;
}

/** State of a read from the server. */
export interface Read<T, E = unknown> extends Omit<State<T, E>, "key"> {
  readonly reload: () => void;
  /** Reads the next page; after a failure, the same page again. */
  readonly readMore: () => void;
  /**
   * Changes the value, which is null before the first one, by what another call has answered; null
   * changes nothing. A running read is ignored then.
   */
  readonly change: (changed: (value: T | null) => T | null) => void;
}

/** When a read happens, apart from that with each new key. */
interface ReadTimes {
  /** Reads again at this interval while the page is visible, and when it becomes visible or online. */
  readonly everyMs?: number;
  /** How long a key must stay before it is read; only the first is read at once. */
  readonly afterMs?: number;
  /** With `everyMs` or `afterMs`: another text reads the same key again. */
  readonly again?: string;
}

const unread = (key: string | null) =>
  ({ key, value: null, status: "loading", error: null }) as const;

/**
 * Reads from the server now and with each new key. The answer to an earlier call or for another key is
 * ignored.
 * @param key of what is read; null reads nothing
 * @param read gets the value so far if it reads the next page, else null
 */
export function useRead<T, E>(
  key: string | null,
  read: (known: T | null) => Promise<Result<T, E>>,
  { everyMs, afterMs, again = "" }: ReadTimes = {},
): Read<T, E> {
  const [stored, setStored] = useState<State<T, E>>(unread(key));
  const state = stored.key === key ? stored : unread(key);
  const latestRead = useLatest(read);
  const startCall = useLatestCall();

  const load = useCallback(
    async (known: T | null) => {
      const isLatest = startCall();
      setStored((last) => ({ ...(last.key === key ? last : unread(key)), status: "loading" }));
      const answer = await latestRead.current(known).catch((fault: unknown) => {
        console.error(`reading ${key} failed`, fault);
        return { ok: false, error: null } as const;
      });
      if (!isLatest()) return;
      setStored((last) =>
        answer.ok
          ? { key, value: answer.value, status: "ready", error: null }
          : { ...last, status: "failed", error: answer.error },
      );
    },
    [key, latestRead, startCall],
  );
  const reload = useCallback(() => void load(null), [load]);

  const readFor = useRef<string | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    if (everyMs !== undefined) return whileVisible(reload, everyMs);
    if (afterMs === undefined) return reload();
    const start = () => {
      readFor.current = again;
      reload();
    };
    const timer = setTimeout(start, readFor.current === null ? 0 : afterMs);
    return () => clearTimeout(timer);
  }, [key, reload, everyMs, afterMs, again]);

  const { value, status, error } = state;
  const shown = useLatest({ key, value });
  const change = useCallback(
    (changed: (value: T | null) => T | null) => {
      const next = shown.current.key === key ? changed(shown.current.value) : null;
      if (next === null) return;
      startCall();
      setStored({ key, value: next, status: "ready", error: null });
    },
    [key, shown, startCall],
  );
  return { value, status, error, reload, readMore: () => void load(value), change };
}

/** Runs now, at an interval while the page is visible, and when it becomes visible or online. */
function whileVisible(run: () => void, everyMs: number): () => void {
  const runIfVisible = () => {
    if (document.visibilityState === "visible") run();
  };
  runIfVisible();
  const timer = setInterval(runIfVisible, everyMs);
  const stop = onConnectionReturn(runIfVisible);
  return () => {
    clearInterval(timer);
    stop();
  };
}
