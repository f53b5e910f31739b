import { readReminderRequestSchema } from "@/domain/reservation/reminder/reminder.schema";
import { ok } from "@/domain/result/result";
import { database } from "../../runtime/admin-app";
import { defineCallable } from "../../runtime/define-callable";
import { guestLinkSecret } from "../../runtime/guest-link-secret";
import { createCallerLimit } from "../../runtime/limits/limit-caller";
import { parseRequest } from "../../runtime/parse-request";
import { serverNow } from "../../runtime/server-now";
import { readLinkedReservation, reminderAnswer } from "./read-linked-reservation";

const limitCaller = createCallerLimit();

/** The reservation of a reminder's link, for anyone who has the link. Changes nothing. */
export const readReminder = defineCallable(
  "readReminder",
  async (request) => {
    const input = parseRequest(readReminderRequestSchema, request);
    limitCaller(request);
    const now = await serverNow();
    return database().runTransaction(
      async (transaction) => {
        const linked = await readLinkedReservation(transaction, input, now);
        return linked.ok ? ok(reminderAnswer(linked.value)) : linked;
      },
      { readOnly: true },
    );
  },
  { secrets: [guestLinkSecret] },
);
