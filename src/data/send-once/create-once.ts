import type { CallResult } from "@/firebase/callables/call";
import { mayResend, type PendingSend } from "./pending-send";
import type { SendEvent } from "./send-machine";
import { isBusy } from "./send-machine";
import { type RetryPorts, sendAgain, sendUntilKnown } from "./send-until-known";
import { createSender, type Sender } from "./sender";
import type { TabLock } from "./tab-lock";

/** The steps of creating one kind of document. */
export interface CreationSteps<Intent, Pending extends PendingSend, Answer> {
  /** Ends an attempt before anything is sent, for example because the cart was emptied. */
  readonly beforeSending: (intent: Intent) => SendEvent<Answer> | null;
  /** Makes the request with a new id. */
  readonly prepare: (intent: Intent, uid: string) => Pending;
  /** Sends it; safe to repeat, because the server answers a known id from its document. */
  readonly call: (pending: Pending) => Promise<CallResult<Answer>>;
  /** Runs once when this tab learns that the document exists. */
  readonly onSucceeded: (pending: Pending) => void;
}

/** Browser features that `createOnce` depends on. */
export interface CreateOncePorts<Pending extends PendingSend>
  extends Pick<RetryPorts, "wait" | "random"> {
  readonly lock: TabLock;
  readonly readPending: () => Pending | null;
  readonly storePending: (pending: Pending | null) => void;
  readonly currentUid: () => string | null;
  /** The signed-in account, else a new guest account; null when there is none after some seconds. */
  readonly signIn: () => Promise<string | null>;
  readonly isOnline: () => boolean;
  /** Milliseconds by this device's clock. */
  readonly now: () => number;
}

/** Creates one document, once. */
export interface CreateOnce<Intent, Answer> extends Pick<Sender<Answer>, "state" | "subscribe"> {
  readonly isRunning: () => boolean;
  readonly submit: (intent: Intent) => Promise<void>;
  /** Sends the stored request again under the same id, to learn its outcome. */
  readonly resume: () => Promise<void>;
  /** Like {@link resume}, but once, and the state stays `checking` until the outcome is known. */
  readonly ask: () => Promise<void>;
  /** Applies an outcome from elsewhere: the server's data, another tab or the user. */
  readonly settle: (event: SendEvent<Answer>) => void;
}

/** Changes of the storage by other tabs arrive within this time. */
const STORAGE_DELAY_MS = 60;

/** Events that settle the stored request, so that it can be removed. */
const ENDS_PENDING: ReadonlySet<SendEvent<unknown>["type"]> = new Set([
  "succeeded",
  "refused",
  "offline",
  "missing",
  "released",
]);

/**
 * Creates a document exactly once: the id is made and stored before the call, only one tab sends,
 * lost answers are repeated under the same id, and a request found unresolved after a reload is
 * resolved before another one can be sent. Knows nothing of React, so that tests can run several tabs
 * and kill them: {@link CreationSteps} are what orders and bookings do differently, `useCreateOnce` ties
 * it to a component.
 * @param steps may change between attempts
 */
export function createOnce<Intent, Pending extends PendingSend, Answer>(
  steps: { readonly current: CreationSteps<Intent, Pending, Answer> },
  ports: CreateOncePorts<Pending>,
): CreateOnce<Intent, Answer> {
  const sender = createSender<Answer>();

  function call(pending: Pending): Promise<CallResult<Answer>> {
    // Another tab may have settled it meanwhile; then it must not be stored again.
    if (ports.readPending()) ports.storePending({ ...pending, sentAt: ports.now() });
    return steps.current.call(pending);
  }

  async function send(
    pending: Pending,
    { wasSent }: { readonly wasSent: boolean },
  ): Promise<SendEvent<Answer>> {
    const event = await sendUntilKnown(
      {
        call: () => call(pending),
        wasSent,
        onLost: () => sender.dispatch({ type: "lost" }),
        mayRepeat: () => mayResend(pending, ports.currentUid(), ports.now()),
      },
      ports,
    );
    forgetPending(event, pending);
    return event;
  }

  function forgetPending(event: SendEvent<Answer>, pending: Pending | null): void {
    // Sign-out removes the request, the end of a session does not.
    const hasLeft = ports.readPending() === null && pending?.uid !== ports.currentUid();
    if (event.type === "succeeded" && pending && !hasLeft) steps.current.onSucceeded(pending);
    if (ENDS_PENDING.has(event.type)) ports.storePending(null);
  }

  async function firstAttempt(intent: Intent): Promise<SendEvent<Answer>> {
    if (!ports.isOnline()) return { type: "offline" };
    return inThisTab(async () => {
      await ports.wait(STORAGE_DELAY_MS);
      if (ports.readPending()) return { type: "unknown" };
      const stopped = steps.current.beforeSending(intent);
      if (stopped) return stopped;
      // Under the lock, or two tabs would create two guest accounts.
      const uid = await ports.signIn();
      if (uid === null) return { type: ports.isOnline() ? "sign-in-failed" : "offline" };
      sender.dispatch({ type: "signed-in" });
      const pending = steps.current.prepare(intent, uid);
      ports.storePending(pending);
      return send(pending, { wasSent: false });
    });
  }

  /** The stored request, if this tab may send it again. */
  function resendable(): Pending | null {
    const pending = ports.readPending();
    if (!pending || !ports.isOnline()) return null;
    return mayResend(pending, ports.currentUid(), ports.now()) ? pending : null;
  }

  async function nextAttempt(): Promise<SendEvent<Answer>> {
    const pending = resendable();
    if (!pending) return { type: "unknown" };
    sender.dispatch({ type: "resumed" });
    return inThisTab(() => send(pending, { wasSent: true }));
  }

  async function ask(): Promise<SendEvent<Answer>> {
    const pending = resendable();
    if (!pending) return { type: "unknown" };
    return inThisTab(async () => {
      const event = await sendAgain(() => call(pending));
      forgetPending(event, pending);
      return event;
    });
  }

  /** Runs the attempt unless another tab is sending; then waits until that tab is done. */
  async function inThisTab(attempt: () => Promise<SendEvent<Answer>>): Promise<SendEvent<Answer>> {
    const event = await ports.lock.run(attempt);
    if (event) return event;
    sender.dispatch({ type: "unknown" });
    await ports.lock.released();
    await ports.wait(STORAGE_DELAY_MS);
    return { type: "unknown" };
  }

  /** A stored request may have been sent. */
  function afterRejection(): SendEvent<Answer> {
    return { type: ports.readPending() ? "unknown" : "sign-in-failed" };
  }

  return {
    state: sender.state,
    subscribe: sender.subscribe,
    isRunning: sender.isRunning,
    async submit(intent) {
      if (sender.isRunning() || isBusy(sender.state())) return;
      sender.dispatch({ type: "submitted", needsAccount: ports.currentUid() === null });
      await sender.run(() => firstAttempt(intent), afterRejection);
    },
    resume: () => sender.run(nextAttempt, afterRejection),
    ask: () => sender.run(ask, afterRejection),
    settle(event) {
      forgetPending(event, ports.readPending());
      sender.dispatch(event);
    },
  };
}
