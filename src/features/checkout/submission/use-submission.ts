import { useEffect, useReducer, useRef } from "react";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { callPlaceOrder } from "@/firebase/callables/callables";
import { useLanguage } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { cartLinesAtom, clearCartAtom } from "@/state/cart/cart-atoms";
import { useAtom, useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { type PendingOrder, pendingOrderAtom } from "@/state/ordering/checkout-atoms";
import { useLatest } from "@/ui/use-latest";
import type { OrderIntent } from "../form/checkout-form.schema";
import { requestLines } from "../steps/checkout-lines";
import { otherTabDone, storageSettled, waitWhileVisible, withOrderLock } from "./order-lock";
import { sendOrder } from "./send-order";
import { signedInUid } from "./signed-in-uid";
import { IDLE, type Submission, type SubmissionEvent, submissionAfter } from "./submission-machine";

/** How long after the guest's click an order is still sent again; later it is only looked up. */
const RESEND_WITHIN_MS = 10 * 60_000;
/** What another tab did to the cart may arrive later than what it did to the stored order. */
const HEAR_AFTER_MS = 500;

/** Events after which the outcome is still open or belongs to another tab. */
const LEAVES_PENDING: ReadonlySet<SubmissionEvent["type"]> = new Set([
  "gave-up",
  "superseded",
  "forgotten",
]);

/** One order on its way, with all that can be done about it. */
export interface SubmissionApi {
  readonly submission: Submission;
  /** The order whose outcome is unknown; another tab may have sent it. */
  readonly pending: PendingOrder | null;
  /** Whether the signed-in person is the one who sent {@link pending}. */
  readonly isOwn: boolean;
  readonly submit: (intent: OrderIntent) => Promise<void>;
  /** Asks again about the unknown outcome, under the same id. */
  readonly checkAgain: () => Promise<void>;
  readonly settle: (event: SubmissionEvent) => void;
  /** Stops asking about an order this browser cannot resolve. */
  readonly forget: () => void;
}

/**
 * Sends orders so that none is doubled or lost: the id is stored before the call, only one tab
 * sends, lost answers are asked for under the same id, and an order found unresolved when the
 * page starts is resolved first (contract section 3, idempotency).
 */
export function useSubmission(): SubmissionApi {
  const [submission, dispatch] = useReducer(submissionAfter, IDLE);
  const [pending, setPending] = useAtom(pendingOrderAtom);
  const auth = useAtomValue(authAtom);
  const language = useLanguage();
  const lines = useAtomValue(cartLinesAtom);
  const clearCart = useSetAtom(clearCartAtom);
  const latest = useLatest({ pending, auth, lines, language });
  const busy = useRef(false);
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    if (pending) lastId.current = pending.request.order_id;
  }, [pending]);

  /** Runs one attempt at a time; a second click in the same tick finds it busy. */
  async function exclusively(attempt: () => Promise<SubmissionEvent>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const event = await attempt();
    busy.current = false;
    settle(event);
  }

  function settle(event: SubmissionEvent): void {
    if (event.type === "accepted" || event.type === "found") {
      const sent = latest.current.pending?.request.lines;
      if (sent && JSON.stringify(sent) === JSON.stringify(requestLines(latest.current.lines))) {
        clearCart();
      }
    }
    if (!LEAVES_PENDING.has(event.type)) setPending(null);
    dispatch(event);
  }

  async function send(order: PendingOrder): Promise<SubmissionEvent> {
    return sendOrder(order.request, {
      place: callPlaceOrder,
      wait: waitWhileVisible,
      jitter: Math.random,
      onLost: () => dispatch({ type: "lost" }),
    });
  }

  async function submitOnce(intent: OrderIntent): Promise<SubmissionEvent> {
    if (!navigator.onLine) return { type: "offline" };
    return onlyInThisTab(async () => {
      await storageSettled();
      // Another tab was quicker: its order is on its way, or has already emptied the cart.
      if (latest.current.pending) return { type: "gave-up" };
      if (latest.current.lines.length === 0) return { type: "superseded" };
      // Within the lock, or two tabs would make two guest accounts.
      const uid = await signedInUid(() => latest.current.auth.user?.uid ?? null);
      if (!uid) return { type: navigator.onLine ? "sign-in-failed" : "offline" };
      dispatch({ type: "signed-in" });
      const request: PlaceOrderRequest = {
        ...intent,
        language: latest.current.language,
        order_id: crypto.randomUUID(),
      };
      const order: PendingOrder = { uid, request, startedAt: Date.now() };
      setPending(order);
      // The answer may be here before the next render.
      latest.current = { ...latest.current, pending: order };
      return send(order);
    });
  }

  /** Sends unless another tab is sending; then waits for that one and takes over what it left. */
  async function onlyInThisTab(attempt: () => Promise<SubmissionEvent>): Promise<SubmissionEvent> {
    const event = await withOrderLock(attempt);
    if (event) return event;
    dispatch({ type: "gave-up" });
    await otherTabDone();
    await storageSettled();
    return latest.current.pending ? { type: "gave-up" } : whatOtherTabDid();
  }

  /** An emptied cart means that the other tab's order was placed, a full one that it was refused. */
  function whatOtherTabDid(): SubmissionEvent {
    if (latest.current.lines.length > 0) return { type: "forgotten" };
    const orderId = lastId.current;
    return orderId ? { type: "found", orderId } : { type: "superseded" };
  }

  async function resume(): Promise<SubmissionEvent> {
    const order = latest.current.pending;
    if (!order) return { type: "missing" };
    const mayResend =
      order.uid === latest.current.auth.user?.uid &&
      Date.now() - order.startedAt < RESEND_WITHIN_MS;
    if (!mayResend || !navigator.onLine) return { type: "gave-up" };
    dispatch({ type: "resumed" });
    return onlyInThisTab(() => send(order));
  }

  const resumeLatest = useLatest(() => exclusively(resume));
  const unresolved = pending !== null && submission.phase === "idle" && auth.status === "ready";
  useEffect(() => {
    if (unresolved) void resumeLatest.current();
  }, [unresolved, resumeLatest]);

  useEffect(() => {
    if (submission.phase !== "checking") return;
    const onOnline = () => void resumeLatest.current();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [submission.phase, resumeLatest]);

  // Another tab may resolve what this one is still asking about.
  const settleLatest = useLatest(() => busy.current || settle(whatOtherTabDid()));
  const resolvedElsewhere = submission.phase === "checking" && pending === null;
  useEffect(() => {
    if (!resolvedElsewhere) return;
    const timer = setInterval(() => settleLatest.current(), HEAR_AFTER_MS);
    return () => clearInterval(timer);
  }, [resolvedElsewhere, settleLatest]);

  return {
    submission,
    pending,
    isOwn: pending !== null && pending.uid === auth.user?.uid,
    submit: async (intent) => {
      if (busy.current) return;
      dispatch({ type: "submitted", signedIn: auth.user !== null });
      await exclusively(() => submitOnce(intent));
    },
    checkAgain: () => exclusively(resume),
    settle,
    forget: () => {
      setPending(null);
      dispatch({ type: "forgotten" });
    },
  };
}
