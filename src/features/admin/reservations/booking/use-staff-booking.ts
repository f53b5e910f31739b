import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { BROWSER_RETRY } from "@/data/send-once/browser-retry";
import { keepAsking } from "@/data/send-once/keep-asking";
import type { SendState } from "@/data/send-once/send-machine";
import { sendAgain, sendUntilKnown } from "@/data/send-once/send-until-known";
import { createSender } from "@/data/send-once/sender";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { CreateStaffBookingRequest } from "@/domain/reservation/reservation-requests.schema";
import { callCreateStaffBooking } from "@/firebase/callables/staff-reservation-callables";

/** A request without its id. */
export type StaffBookingIntent = Omit<CreateStaffBookingRequest, "reservation_id">;

/** State of a staff booking; the answer holds its code. */
export type StaffBookingState = SendState<{ readonly code: string }>;

/**
 * Creates a staff booking exactly once: every call has the same id, a lost one is sent again when the
 * connection returns, and the live list shows whether it arrived.
 * @param id id of the reservation
 * @param onDone receives the code, even if the page shows another day by then; must be stable
 */
export function useStaffBooking(
  id: string,
  onDone: (code: string) => void,
): {
  readonly booking: StaffBookingState;
  readonly send: (intent: StaffBookingIntent) => Promise<void>;
  /** Sends the last request again. */
  readonly again: () => Promise<void>;
  readonly dismiss: () => void;
} {
  const { reservations } = useReservationDay();
  const [sender] = useState(() => createSender<{ readonly code: string }>());
  const booking = useSyncExternalStore(sender.subscribe, sender.state);
  const last = useRef<StaffBookingIntent | null>(null);

  const arrived = reservations.items.find((each) => each.id === id)?.code;
  const isChecking = booking.phase === "checking";
  useEffect(() => {
    if (isChecking && arrived !== undefined) onDone(arrived);
  }, [isChecking, arrived, onDone]);

  useEffect(() => {
    if (!isChecking) return;
    return keepAsking(async () => {
      const intent = last.current;
      if (!intent) return;
      await sender.run(
        () => sendAgain(() => callCreateStaffBooking({ ...intent, reservation_id: id })),
        () => ({ type: "unknown" }),
      );
      const state = sender.state();
      if (state.phase === "succeeded") onDone(state.answer.code);
    });
  }, [isChecking, sender, id, onDone]);

  async function send(intent: StaffBookingIntent): Promise<void> {
    if (sender.isRunning()) return;
    last.current = intent;
    const wasSent = sender.state().phase === "checking";
    sender.dispatch(wasSent ? { type: "resumed" } : { type: "submitted", needsAccount: false });
    await sender.run(
      () =>
        sendUntilKnown(
          {
            call: () => callCreateStaffBooking({ ...intent, reservation_id: id }),
            wasSent,
            onLost: () => sender.dispatch({ type: "lost" }),
          },
          BROWSER_RETRY,
        ),
      () => ({ type: "unknown" }),
    );
    const state = sender.state();
    if (state.phase === "succeeded") onDone(state.answer.code);
  }

  return {
    booking,
    send,
    again: async () => {
      if (last.current) await send(last.current);
    },
    dismiss: () => sender.dispatch({ type: "dismissed" }),
  };
}
