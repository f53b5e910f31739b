import { useEffect, useRef, useState } from "react";
import { useTableDay } from "@/data/table-day-provider";
import type { RecordReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import type { Refusal } from "@/domain/shared/refusal";
import { callUntilKnown } from "@/firebase/callables/callables-repeated";
import { callRecordReservation } from "@/firebase/callables/tables-callables";

/** An entry that only lacks its id. */
export type StaffBookingIntent = Omit<RecordReservationRequest, "reservation_id">;

/** Where a new entry stands on its way. `checking`: nobody knows whether it has arrived. */
export type StaffBookingState =
  | { readonly phase: "idle" | "sending" | "checking" | "offline" }
  | { readonly phase: "refused"; readonly refusal: Refusal };

/**
 * Writes one entry down so that it is never doubled: all tries carry the same id, and where no
 * answer comes back the live list tells.
 * @param id of the reservation it becomes
 * @param onDone gets the entry's code, also where another day is shown by then; keeps its identity
 */
export function useStaffBooking(
  id: string,
  onDone: (code: string) => void,
): {
  readonly recording: StaffBookingState;
  readonly send: (intent: StaffBookingIntent) => Promise<void>;
  /** Sends what is not known to have arrived once more, as it was. */
  readonly again: () => Promise<void>;
  readonly dismiss: () => void;
} {
  const { reservations } = useTableDay();
  const [recording, setRecording] = useState<StaffBookingState>({ phase: "idle" });
  const last = useRef<StaffBookingIntent | null>(null);
  const busy = useRef(false);

  const arrived = reservations.items.find((each) => each.id === id)?.code;
  const isChecking = recording.phase === "checking";
  useEffect(() => {
    if (isChecking && arrived !== undefined) onDone(arrived);
  }, [isChecking, arrived, onDone]);

  async function send(intent: StaffBookingIntent): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    last.current = intent;
    setRecording({ phase: "sending" });
    const request = { ...intent, reservation_id: id };
    const { result } = await callUntilKnown(() => callRecordReservation(request));
    busy.current = false;
    if (result.ok) onDone(result.value.code);
    else if (result.error.kind === "refused") {
      setRecording({ phase: "refused", refusal: result.error.refusal });
    } else setRecording({ phase: result.error.kind === "offline" ? "offline" : "checking" });
  }

  return {
    recording,
    send,
    again: async () => {
      if (last.current) await send(last.current);
    },
    dismiss: () => setRecording({ phase: "idle" }),
  };
}
