import { useCallback, useEffect, useState } from "react";
import { useLatestCall } from "@/data/use-latest-call";
import type {
  ReadReminderRequest,
  ReminderAction,
  ReminderAnswer,
} from "@/domain/reservation/reminder/reminder.schema";
import type { CallResult } from "@/firebase/callables/call";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callAnswerReminder, callReadReminder } from "@/firebase/callables/reminder-callables";

/** The reservation behind a reminder's link. */
export interface Reminder {
  /** Null until it is known. */
  readonly reservation: ReminderAnswer | null;
  /** Why the last call failed. */
  readonly problem: CallProblem | null;
  /** Whether an answer is being sent. */
  readonly isBusy: boolean;
  readonly answer: (action: ReminderAction) => Promise<void>;
  readonly reload: () => void;
}

/** Reads the reservation once; nothing changes before `answer`. */
export function useReminder({ reservation_id, signature }: ReadReminderRequest): Reminder {
  const [reservation, setReservation] = useState<ReminderAnswer | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const startCall = useLatestCall();

  const take = useCallback((result: CallResult<ReminderAnswer>) => {
    if (result.ok) setReservation(result.value);
    setProblem(result.ok ? null : result.error);
  }, []);

  const read = useCallback(() => {
    const isLatest = startCall();
    void callReadReminder({ reservation_id, signature }).then((result) => {
      if (isLatest()) take(result);
    });
  }, [reservation_id, signature, startCall, take]);
  useEffect(read, [read]);

  async function answer(action: ReminderAction): Promise<void> {
    setBusy(true);
    take(await callAnswerReminder({ reservation_id, signature, action }));
    setBusy(false);
  }

  function reload(): void {
    setProblem(null);
    read();
  }

  return { reservation, problem, isBusy, answer, reload };
}
