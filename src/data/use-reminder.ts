import { useState } from "react";
import type {
  ReadReminderRequest,
  ReminderAction,
  ReminderAnswer,
} from "@/domain/reservation/reminder/reminder.schema";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callAnswerReminder, callReadReminder } from "@/firebase/callables/reminder-callables";
import { useRead } from "./use-read";

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
  const read = useRead(`reminder ${reservation_id}`, () =>
    callReadReminder({ reservation_id, signature }),
  );
  const [answerProblem, setAnswerProblem] = useState<CallProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function answer(action: ReminderAction): Promise<void> {
    setBusy(true);
    const result = await callAnswerReminder({ reservation_id, signature, action });
    if (result.ok) read.change(() => result.value);
    setAnswerProblem(result.ok ? null : result.error);
    setBusy(false);
  }

  function reload(): void {
    setAnswerProblem(null);
    read.reload();
  }

  const readProblem = read.status === "failed" ? (read.error ?? FAULT) : null;
  const problem = answerProblem ?? readProblem;
  return { reservation: read.value, problem, isBusy, answer, reload };
}

const FAULT: CallProblem = { kind: "unknown-outcome" };
