import type { CallResult } from "@/firebase/callables/call";
import { BROWSER_RETRY } from "./browser-retry";
import { IDLE, type SendState } from "./send-machine";
import { type RetryPorts, sendAgain, sendUntilKnown } from "./send-until-known";
import { createSender, type Sender } from "./sender";

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** One change of a document at the version that the user sees. */
export interface Step<Document, Answer> {
  readonly call: () => Promise<CallResult<Answer>>;
  /** Whether a later version of the document shows that the step was made. */
  readonly isVisibleIn: (document: Document) => boolean;
}

/** The steps in progress, by document. They outlive the components that started them. */
export interface StepSender<Document extends Versioned, Answer extends { version: number }> {
  /**
   * The outcome of the last step, given the current document; idle once dismissed. The answer
   * is null if only the document shows that the step was made.
   */
  readonly stateOf: (document: Document) => SendState<Answer | null>;
  /** Whether a step is in progress, or the live document is older than the step's answer. */
  readonly isBusy: (document: Pick<Document, "id" | "version">) => boolean;
  /** Resolves to whether the server answered that the step was made. */
  readonly run: (
    document: Pick<Document, "id" | "version">,
    step: Step<Document, Answer>,
  ) => Promise<boolean>;
  readonly dismiss: (id: string) => void;
  /** Reports every change of any document. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with every report. */
  readonly revision: () => number;
}

interface Entry<Document, Answer> {
  readonly sender: Sender<Answer>;
  /** The version the step was made at. */
  readonly version: number;
  readonly isVisibleIn: (document: Document) => boolean;
  readonly isDismissed: boolean;
}

/** A step's call, and whether the server has answered that the document's version has moved on. */
interface WatchedCall<Answer> {
  readonly call: () => Promise<CallResult<Answer>>;
  /** Then only the document shows the outcome: the same call would get the same answer. */
  readonly isOvertaken: () => boolean;
}

function watchCall<Answer>(call: () => Promise<CallResult<Answer>>): WatchedCall<Answer> {
  let isOvertaken = false;
  return {
    call: async () => {
      const result = await call();
      const problem = result.ok ? null : result.error;
      isOvertaken ||= problem?.kind === "refused" && problem.refusal.reason === "VERSION_CONFLICT";
      return result;
    },
    isOvertaken: () => isOvertaken,
  };
}

/** About ten minutes. */
const MAX_ATTEMPTS = 120;

// Constants, because components compare states by identity.
const SHOWN_BY_DOCUMENT = { phase: "succeeded", answer: null } as const;
const OVERTAKEN = {
  phase: "refused",
  refusal: { reason: "VERSION_CONFLICT" },
  quote: null,
} as const;

/**
 * Makes steps exactly once: each is sent at the version the user sees, and a lost answer is
 * repeated at that version, also after the connection has returned. If the outcome stays unknown, the
 * document decides: once its version has moved on, it either contains the step or was changed by
 * another user.
 */
export function createStepSender<Document extends Versioned, Answer extends { version: number }>(
  ports: RetryPorts = BROWSER_RETRY,
): StepSender<Document, Answer> {
  const entries = new Map<string, Entry<Document, Answer>>();
  const listeners = new Set<() => void>();
  let revision = 0;

  function report(): void {
    revision += 1;
    for (const listener of listeners) listener();
  }

  function isBusy({ id, version }: Versioned): boolean {
    const state = entries.get(id)?.sender.state();
    if (state?.phase === "sending") return true;
    return state?.phase === "succeeded" && state.answer.version > version;
  }

  /** Sends a step of unknown outcome again until an answer settles it, for ten minutes at most. */
  function askUntilKnown(sender: Sender<Answer>, { call, isOvertaken }: WatchedCall<Answer>): void {
    let left = MAX_ATTEMPTS;
    const stop = ports.keepAsking(async () => {
      left -= 1;
      await sender.run(
        () => sendAgain(call),
        () => ({ type: "unknown" }),
      );
      if (left <= 0 || isOvertaken() || sender.state().phase !== "checking") stop();
    });
  }

  return {
    isBusy,
    stateOf(document) {
      const entry = entries.get(document.id);
      if (!entry || entry.isDismissed) return IDLE;
      const state = entry.sender.state();
      if (state.phase !== "checking" || document.version <= entry.version) return state;
      return entry.isVisibleIn(document) ? SHOWN_BY_DOCUMENT : OVERTAKEN;
    },
    async run(document, { call, isVisibleIn }) {
      if (isBusy(document)) return false;
      const { id, version } = document;
      const sender = createSender<Answer>();
      entries.set(id, { sender, version, isVisibleIn, isDismissed: false });
      sender.subscribe(report);
      sender.dispatch({ type: "submitted", needsAccount: false });
      const onLost = () => sender.dispatch({ type: "lost" });
      const watched = watchCall(call);
      await sender.run(
        () => sendUntilKnown({ call: watched.call, onLost }, ports),
        () => ({ type: "unknown" }),
      );
      const isUnknown = sender.state().phase === "checking";
      if (isUnknown && !watched.isOvertaken()) askUntilKnown(sender, watched);
      return sender.state().phase === "succeeded";
    },
    dismiss(id) {
      const entry = entries.get(id);
      if (!entry) return;
      entries.set(id, { ...entry, isDismissed: true });
      report();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
}
