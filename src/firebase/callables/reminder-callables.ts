import {
  type AnswerReminderRequest,
  type ReadReminderRequest,
  type ReminderAnswer,
  reminderAnswerSchema,
} from "@/domain/reservation/reminder/reminder.schema";
import { type CallResult, call } from "./call";

/** Reads the reservation of a reminder's link; writes nothing. */
export function callReadReminder(
  request: ReadReminderRequest,
): Promise<CallResult<ReminderAnswer>> {
  return call("readReminder", request, reminderAnswerSchema);
}

/** Confirms or cancels the reservation of a reminder's link; safe to repeat. */
export function callAnswerReminder(
  request: AnswerReminderRequest,
): Promise<CallResult<ReminderAnswer>> {
  return call("answerReminder", request, reminderAnswerSchema);
}
