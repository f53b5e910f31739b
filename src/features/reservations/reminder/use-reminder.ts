import { useCallback, useEffect, useState } from "react";
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
  const [round, setRound] = useState(0);

  const take = useCallback((result: CallResult<ReminderAnswer>) => {
    if (result.ok) setReservation(result.value);
    setProblem(result.ok ? null : result.error);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    // Each round reads anew.
    void round;
    void callReadReminder({ reservation_id, signature }).then((result) => {
      if (isCurrent) take(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [reservation_id, signature, round, take]);

  async function answer(action: ReminderAction): Promise<void> {
    setBusy(true);
    take(await callAnswerReminder({ reservation_id, signature, action }));
    setBusy(false);
  }

  function reload(): void {
    setProblem(null);
    setRound(round + 1);
  }

  return { reservation, problem, isBusy, answer, reload };
}
