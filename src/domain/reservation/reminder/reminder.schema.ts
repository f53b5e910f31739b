import * as z from "zod/mini";
import { clientIdSchema } from "../../ids/client-id.schema";
import { codeSchema } from "../../text/text.schema";
import { reservationStatusSchema } from "../reservation.schema";

const instant = z.int();

/** The answers that the link of a reminder offers. */
const reminderActionSchema = z.enum(["confirm", "cancel"]);

export type ReminderAction = z.infer<typeof reminderActionSchema>;

/** Input of the callable `readReminder`. */
export const readReminderRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  /** HMAC-SHA256 in base64url. */
  signature: codeSchema(43, /^[A-Za-z0-9_-]{43}$/),
});

export type ReadReminderRequest = z.infer<typeof readReminderRequestSchema>;

/** Input of the callable `answerReminder`. */
export const answerReminderRequestSchema = z.extend(readReminderRequestSchema, {
  action: reminderActionSchema,
});

export type AnswerReminderRequest = z.infer<typeof answerReminderRequestSchema>;

/** Answer of both callables: the reservation without the guest's name, contact and note. */
export const reminderAnswerSchema = z.object({
  id: z.string(),
  code: z.string(),
  party_size: z.int(),
  start_at: instant,
  end_at: instant,
  status: reservationStatusSchema,
  version: z.int(),
  /** Whether the guest has confirmed. */
  is_confirmed: z.boolean(),
});

export type ReminderAnswer = z.infer<typeof reminderAnswerSchema>;
