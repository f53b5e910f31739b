import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { signInAsGuest } from "@/firebase/auth/auth";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtom, useAtomValue, useStateStore } from "@/state/jotai-hooks";
import type { PendingAtom } from "@/state/ordering/pending-atom";
import { useLatest } from "@/ui/use-latest";
import { BROWSER_RETRY } from "./browser-retry";
import { type CreateOnce, type CreationSteps, createOnce } from "./create-once";
import { keepAsking } from "./keep-asking";
import { mayResendMissing, type PendingSend } from "./pending-send";
import type { SendEvent, SendState } from "./send-machine";
import { signedInUid } from "./signed-in-uid";
import { createTabLock } from "./tab-lock";

export interface CreateOnceOptions<Intent, Pending extends PendingSend, Answer>
  extends CreationSteps<Intent, Pending, Answer> {
  readonly pendingAtom: PendingAtom<Pending>;
  /** Name of the lock that all tabs share. */
  readonly lockName: string;
  /**
   * The outcome of the request in another tab; null while it is unknown.
   * @param sent the request, if this tab has seen it
   */
  readonly outcomeElsewhere: (sent: Pending | null) => SendEvent<Answer> | null;
  /** Delay in ms until an outcome in another tab is visible in this one. */
  readonly elsewhereAfterMs: number;
}

/** The state of one creation and its actions. */
export interface CreateOnceApi<Intent, Pending, Answer>
  extends Pick<CreateOnce<Intent, Answer>, "submit" | "resume" | "settle"> {
  readonly state: SendState<Answer>;
  /** The request whose outcome is unknown; another tab may have sent it. */
  readonly pending: Pending | null;
  /** The request last seen pending; it stays known when another tab has resolved it. */
  readonly sent: Pending | null;
  /** Whether {@link pending} was sent by another account that uses this browser. */
  readonly isForeign: boolean;
  /** Notes that the server's data lacks the document; valid for a few seconds. */
  readonly reportMissing: () => void;
  /** Hides the message. */
  readonly dismiss: () => void;
  /** Gives up a request that this browser cannot resolve. */
  readonly release: () => void;
}

const RELEASED = { type: "released" } as const;
const MISSING_FOR_MS = 5_000;

/**
 * {@link createOnce} for a component: resumes when it mounts, sends a request of unknown outcome again
 * when the connection returns, and follows the other tabs.
 */
export function useCreateOnce<Intent, Pending extends PendingSend, Answer>(
  options: CreateOnceOptions<Intent, Pending, Answer>,
): CreateOnceApi<Intent, Pending, Answer> {
  const { pendingAtom, lockName, elsewhereAfterMs } = options;
  const store = useStateStore();
  const [pending, storePending] = useAtom(pendingAtom);
  const auth = useAtomValue(authAtom);
  const latest = useLatest(options);
  const [once] = useState(() => {
    const currentUid = () => store.get(authAtom).user?.uid ?? null;
    return createOnce<Intent, Pending, Answer>(latest, {
      ...BROWSER_RETRY,
      lock: createTabLock(lockName),
      readPending: () => store.get(pendingAtom),
      storePending,
      currentUid,
      signIn: () => signedInUid(currentUid, signInAsGuest),
      isOnline: () => navigator.onLine,
      now: Date.now,
    });
  });
  const state = useSyncExternalStore(once.subscribe, once.state);
  const [sent, setSent] = useState(pending);
  if (pending && pending !== sent) setSent(pending);

  const isUnresolved = pending !== null && state.phase === "idle" && auth.status === "ready";
  useEffect(() => {
    if (isUnresolved) void once.resume();
  }, [isUnresolved, once]);

  const isChecking = state.phase === "checking";
  const missingAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isChecking) return;
    return keepAsking(async () => {
      const asked = store.get(pendingAtom);
      const now = Date.now();
      const isMissing = now - missingAt.current < MISSING_FOR_MS;
      if (asked && (!isMissing || mayResendMissing(asked, now))) await once.ask();
    });
  }, [isChecking, store, pendingAtom, once]);

  const isResolvedElsewhere = isChecking && pending === null;
  const uid = auth.user?.uid;
  useEffect(() => {
    if (!isResolvedElsewhere) return;
    const timer = setInterval(() => {
      if (once.isRunning()) return;
      // Another account's outcome is not shown to this one.
      const isForeign = sent !== null && sent.uid !== uid;
      const event = isForeign ? RELEASED : latest.current.outcomeElsewhere(sent);
      if (event) once.settle(event);
    }, elsewhereAfterMs);
    return () => clearInterval(timer);
  }, [isResolvedElsewhere, sent, uid, elsewhereAfterMs, once, latest]);

  return {
    state,
    pending,
    sent,
    isForeign: pending !== null && pending.uid !== uid,
    submit: once.submit,
    resume: once.resume,
    settle: once.settle,
    reportMissing: () => {
      missingAt.current = Date.now();
    },
    dismiss: () => once.settle({ type: "dismissed" }),
    release: () => once.settle(RELEASED),
  };
}
