import { useEffect, useRef, useState } from "react";
import { useReservations } from "@/data/reservation-provider";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import type { Refusal } from "@/domain/shared/refusal";
import { signInAsGuest } from "@/firebase/auth/auth";
import {
  callJoinWaitingList,
  callRequestReservation,
} from "@/firebase/callables/reservation-callables";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import {
  type PendingReservation,
  pendingReservationAtom,
} from "@/state/ordering/reservation-atoms";
import { useLatest } from "@/ui/use-latest";
import { inBrowserTurn, pause, pauseWhileHidden } from "./browser-turn";
import { type SendOutcome, sendReservation } from "./send-reservation";

/** How long after the guest's click a reservation is still sent again; later it is only looked up. */
const RESEND_WITHIN_MS = 10 * 60_000;
/** After this long no call of ours can still be on its way to the server. */
const SETTLED_AFTER_MS = 90_000;
const SIGN_IN_WITHIN_MS = 8_000;

/**
 * Where one reservation stands on its way to the restaurant. `checking`: the outcome is unknown
 * and is being found out; never "book again".
 */
type Booking =
  | { readonly phase: "idle" | "sending" | "retrying" | "checking" | "not-arrived" }
  | { readonly phase: "offline" | "sign-in-failed" | "twice" }
  | { readonly phase: "refused"; readonly refusal: Refusal }
  | { readonly phase: "booked"; readonly id: string };

/** A reservation that only lacks its id. */
type BookingIntent = Omit<RequestReservationRequest, "reservation_id">;

/** One reservation on its way, with all that can be done about it. */
export interface BookingApi {
  readonly booking: Booking;
  readonly isBusy: boolean;
  /** Whether the unknown one was sent by somebody else who uses this browser. */
  readonly isForeign: boolean;
  readonly submit: (kind: PendingReservation["kind"], intent: BookingIntent) => Promise<void>;
  readonly checkAgain: () => Promise<void>;
  readonly dismiss: () => void;
  /** Stops asking about a reservation this browser cannot resolve. */
  readonly forget: () => void;
}

const IDLE: Booking = { phase: "idle" };

/**
 * Sends reservations so that none is doubled or lost: the id is stored before the call, only one
 * tab sends, lost answers are asked for under the same id, and one found unresolved when the page
 * starts is resolved first (contract section 3, idempotency).
 */
export function useBooking(): BookingApi {
  const [booking, setBooking] = useState<Booking>(IDLE);
  const [pending, setPending] = useAtom(pendingReservationAtom);
  const auth = useAtomValue(authAtom);
  const own = useReservations();
  const latest = useLatest({ pending, auth, own });
  const busy = useRef(false);
  // The one to look for outlives its record, which the tab that sent it removes.
  const [watched, setWatched] = useState(pending);
  if (pending && pending !== watched) setWatched(pending);

  async function exclusively(attempt: () => Promise<Booking>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const outcome = await attempt();
    busy.current = false;
    if (outcome.phase !== "checking") setPending(null);
    setBooking(outcome);
  }

  async function send({ kind, request }: PendingReservation): Promise<Booking> {
    const outcome = await sendReservation(request, {
      request: kind === "booking" ? callRequestReservation : callJoinWaitingList,
      wait: pauseWhileHidden,
      jitter: Math.random,
      onLost: () => setBooking({ phase: "retrying" }),
    });
    return bookingOf(outcome);
  }

  async function submitOnce(
    kind: PendingReservation["kind"],
    intent: BookingIntent,
  ): Promise<Booking> {
    if (!navigator.onLine) return { phase: "offline" };
    const uid = await signedInUid();
    if (!uid) return { phase: navigator.onLine ? "sign-in-failed" : "offline" };
    const sent = await inBrowserTurn<Booking>(async () => {
      // Gives other tabs' changes of the storage time to arrive here.
      await pause(60);
      if (latest.current.pending) return { phase: "checking" };
      if (isBookedAlready(intent)) return { phase: "twice" };
      const request = { ...intent, reservation_id: crypto.randomUUID() };
      const reservation = { uid, kind, request, startedAt: Date.now() };
      setPending(reservation);
      return send(reservation);
    });
    return sent ?? { phase: "checking" };
  }

  function isBookedAlready({ date, time }: BookingIntent): boolean {
    const open = new Set(["waiting", "offered", "requested", "confirmed"]);
    return latest.current.own.items.some(
      ({ local_date, local_time, status }) =>
        local_date === date && local_time === time && open.has(status),
    );
  }

  async function signedInUid(): Promise<string | null> {
    if (!latest.current.auth.user) {
      const signedIn = await Promise.race([signInAsGuest(), pause(SIGN_IN_WITHIN_MS)]);
      if (!signedIn?.ok) return null;
    }
    for (let waitedMs = 0; waitedMs < SIGN_IN_WITHIN_MS; waitedMs += 50) {
      const { user } = latest.current.auth;
      if (user) return user.uid;
      await pause(50);
    }
    return null;
  }

  async function resume(): Promise<Booking> {
    const reservation = latest.current.pending;
    if (!reservation) return booking.phase === "checking" ? { phase: "checking" } : IDLE;
    const mayResend =
      reservation.uid === latest.current.auth.user?.uid &&
      Date.now() - reservation.startedAt < RESEND_WITHIN_MS;
    if (!mayResend || !navigator.onLine) return { phase: "checking" };
    return (await inBrowserTurn(() => send(reservation))) ?? { phase: "checking" };
  }

  const resumeLatest = useLatest(() => exclusively(resume));
  const unresolved = pending !== null && booking.phase === "idle" && auth.status === "ready";
  useEffect(() => {
    if (unresolved) void resumeLatest.current();
  }, [unresolved, resumeLatest]);

  // While nobody knows, the guest's own list does: it has the reservation, or never will.
  const isChecking = booking.phase === "checking";
  const wantedId = watched?.request.reservation_id;
  const isFound = isChecking && own.items.some(({ id }) => id === wantedId);
  const onFound = useLatest(() => {
    setPending(null);
    if (wantedId) setBooking({ phase: "booked", id: wantedId });
  });
  const onLook = useLatest(() => {
    const { pending: open } = latest.current;
    const isSettled = open === null || Date.now() - open.startedAt > SETTLED_AFTER_MS;
    const isOwn = watched?.uid === latest.current.auth.user?.uid;
    if (!isSettled || !isOwn || latest.current.own.status !== "live") return;
    setPending(null);
    setBooking(open === null && watched === null ? IDLE : { phase: "not-arrived" });
  });
  useEffect(() => {
    if (!isChecking) return;
    if (isFound) return onFound.current();
    const timer = setInterval(() => onLook.current(), 2_000);
    const onOnline = () => void resumeLatest.current();
    window.addEventListener("online", onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onOnline);
    };
  }, [isChecking, isFound, onFound, onLook, resumeLatest]);

  return {
    booking,
    isBusy: ["sending", "retrying", "checking"].includes(booking.phase),
    isForeign: pending !== null && pending.uid !== auth.user?.uid,
    submit: async (kind, intent) => {
      if (busy.current || isChecking) return;
      setBooking({ phase: "sending" });
      await exclusively(() => submitOnce(kind, intent));
    },
    checkAgain: () => exclusively(resume),
    dismiss: () => setBooking(IDLE),
    forget: () => {
      setPending(null);
      setBooking(IDLE);
    },
  };
}

function bookingOf(outcome: SendOutcome): Booking {
  switch (outcome.type) {
    case "booked":
      return { phase: "booked", id: outcome.id };
    case "refused":
      return { phase: "refused", refusal: outcome.refusal };
    case "offline":
      return { phase: "offline" };
    case "unknown":
      return { phase: "checking" };
  }
}
